import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { HoursNotice } from '../HoursNotice/HoursNotice.tsx';
import { BagIcon, ClockIcon, ScooterIcon } from '../icons/icons.tsx';
import styles from './DeliveryStrip.module.css';

export type DeliveryStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** How long a delivery takes now; 45 by default (spec §2). */
  minutes?: number | undefined;
  /** What it costs; free when absent. */
  delivery?: { readonly main: string; readonly note?: string } | undefined;
  /** The customer picks the order up: the minutes are those until it is ready. */
  isPickup?: boolean;
  /** Replaces the promise, in the same space: `Cerrado. Abrimos hoy a las 6:00 p.m.` */
  closingNotice?: string | null | undefined;
  /** The notice is about the address, not about the hour. */
  isOfPlace?: boolean | undefined;
  /** The shop takes no orders now. */
  closed?: boolean | undefined;
  /** The notice changed only by a minute: screen readers do not announce it. */
  isSilentTick?: boolean | undefined;
};

const free = { main: 'Envio gratis' };

/**
 * The delivery promise (spec §9), or what the shop says instead.
 *
 * Once, below the banners. For the progress of an order use `Stages`, near «Finalizar» use `HoursNotice`.
 */
export function DeliveryStrip({
  minutes = 45,
  delivery = free,
  isPickup,
  closingNotice,
  isOfPlace,
  closed,
  isSilentTick,
  className,
  ...rest
}: DeliveryStripProps) {
  const promise = (
    <>
      <ClockIcon />
      <span>
        <strong className={styles.main}>{`${minutes} minutos`}</strong>{' '}
        <span className={styles.note}>{isPickup ? 'y está listo' : 'Entrega mas rapida'}</span>
      </span>
    </>
  );
  const price = (
    <>
      {isPickup ? <BagIcon /> : <ScooterIcon />}
      <strong className={styles.main}>
        <span>{isPickup ? 'Pasa por él' : delivery.main}</span>
        {!isPickup && delivery.note && <span className={styles.note}>{` ${delivery.note}`}</span>}
      </strong>
    </>
  );
  return (
    <div
      {...rest}
      data-closed={closed || undefined}
      data-notice={closingNotice ? '' : undefined}
      className={clsx(styles.root, className)}
    >
      <HoursNotice
        closingNotice={closingNotice}
        isOfPlace={isOfPlace}
        isSilentTick={isSilentTick}
        className={closingNotice ? styles.notice : styles.promise}
      >
        {promise}
      </HoursNotice>
      {closingNotice ? (
        <div className={styles.kept}>
          <p className={styles.promise}>{promise}</p>
          <p className={styles.promise}>{price}</p>
        </div>
      ) : (
        <p className={styles.promise}>{price}</p>
      )}
    </div>
  );
}
