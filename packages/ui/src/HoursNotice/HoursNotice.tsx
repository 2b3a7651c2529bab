import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { ClockIcon } from '../icons/icons.tsx';
import styles from './HoursNotice.module.css';

export type HoursNoticeProps = ComponentProps<'p'> & {
  /** `Cerrado. Abrimos hoy a las 6:00 p.m.`; without it the children are shown. */
  news: string | null | undefined;
  /** Why: `Navidad`. */
  reason?: string | null | undefined;
  /** The shop takes no orders now. */
  closed?: boolean | undefined;
  /** A change is not announced to screen readers. */
  quiet?: boolean | undefined;
};

/**
 * What the shop says of its hours, announced politely to screen readers. Keep it mounted.
 *
 * Above the button that orders. On home the `DeliveryStrip` says it.
 */
export const HoursNotice = ({
  news,
  reason,
  closed,
  quiet,
  className,
  children,
  ...rest
}: HoursNoticeProps) => (
  <p
    {...rest}
    role="status"
    aria-live={quiet ? 'off' : undefined}
    data-closed={closed || undefined}
    className={clsx(styles.root, className)}
  >
    {news ? (
      <>
        <ClockIcon />
        <span>
          <strong>{news}</strong>
          {reason && <span>{` ${reason}`}</span>}
        </span>
      </>
    ) : (
      children
    )}
  </p>
);
