import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon, PauseIcon, WarningIcon } from '../icons/icons.tsx';
import styles from './ShopStatusStrip.module.css';

export type ShopStatusStripProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The icon and the colour; `status` says the same in words. */
  tone: 'open' | 'paused' | 'closed';
  /** Such as «Abierto hasta las 11:00 p.m.». */
  status: string;
  /** What else customers are told now. */
  note?: string | undefined;
  /** One or two buttons. */
  actions?: ReactNode;
};

const icons = { open: CheckIcon, paused: PauseIcon, closed: WarningIcon };

/**
 * Whether the shop takes orders now, and what changes it. A change is announced politely.
 *
 * For staff, once per screen. It only shows: the screen computes the state.
 */
export function ShopStatusStrip(props: ShopStatusStripProps) {
  const { tone, status, note, actions, className, ...rest } = props;
  const Icon = icons[tone];
  return (
    <div data-tone={tone} {...rest} className={clsx(styles.root, className)}>
      <span className={styles.mark}>
        <Icon />
      </span>
      <p role="status" className={styles.words}>
        <strong className={styles.status}>{status}</strong>
        {note && <span className={styles.note}>{note}</span>}
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
