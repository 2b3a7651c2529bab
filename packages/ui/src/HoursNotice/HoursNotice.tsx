import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ClockIcon, PinIcon } from '../icons/icons.tsx';
import styles from './HoursNotice.module.css';

export type HoursNoticeProps = ComponentProps<'p'> & {
  /** `Cerrado. Abrimos hoy a las 6:00 p.m.`; without it the children are shown. */
  closingNotice: string | null | undefined;
  /** Why: `Navidad`. */
  reason?: string | null | undefined;
  /** The address is the reason, not the hour: a pin in the place of the clock. */
  isOfPlace?: boolean | undefined;
  /** The shop takes no orders now. */
  closed?: boolean | undefined;
  /** The notice changed only by a minute: screen readers do not announce it. */
  isSilentTick?: boolean | undefined;
};

/**
 * What the shop says of its hours, announced politely to screen readers. Keep it mounted.
 *
 * Use it above the button that orders. On home use `DeliveryStrip`, which contains it.
 */
export const HoursNotice = ({
  closingNotice,
  reason,
  isOfPlace,
  closed,
  isSilentTick,
  className,
  children,
  ...rest
}: HoursNoticeProps) => (
  <p
    {...rest}
    role="status"
    aria-live={isSilentTick ? 'off' : undefined}
    data-closed={closed || undefined}
    className={clsx(styles.root, className)}
  >
    {closingNotice ? (
      <>
        {isOfPlace ? <PinIcon /> : <ClockIcon />}
        <span>
          <strong>{closingNotice}</strong>
          {reason && <span>{` ${reason}`}</span>}
        </span>
      </>
    ) : (
      children
    )}
  </p>
);
