import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ClockIcon, ScooterIcon } from '../icons/icons.tsx';
import styles from './DeliveryStrip.module.css';

export type DeliveryStripProps = Omit<ComponentProps<'div'>, 'children'> & { minutes?: number | undefined };

/**
 * The delivery promise (spec §9).
 *
 * Once, below the banners. For the progress of an order use `Stages`.
 */
export function DeliveryStrip({ minutes = 45, className, ...rest }: DeliveryStripProps) {
  return (
    <div {...rest} className={clsx(styles.root, className)}>
      <p className={styles.promise}>
        <ClockIcon />
        <span>
          <strong className={styles.main}>{minutes} minutos</strong>{' '}
          <span className={styles.note}>Entrega mas rapida</span>
        </span>
      </p>
      <p className={styles.promise}>
        <ScooterIcon />
        <strong className={styles.main}>Envio gratis</strong>
      </p>
    </div>
  );
}
