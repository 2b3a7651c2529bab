import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** The accessible name; the icon has no other text. */
  label: string;
  /** One of the icons of the kit. */
  icon: ReactNode;
  /** How loud it is: `filled` on pictures, `brand` for adding, `danger` for removing. */
  kind?: 'plain' | 'filled' | 'brand' | 'danger' | undefined;
};

/**
 * A round 48 px button with an icon only.
 *
 * For frequent actions with a well-known icon. The main action is a `Button` with text.
 */
export function IconButton({ label, icon, kind = 'plain', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-kind={kind}
      {...rest}
      className={clsx(styles.root, className)}
    >
      {icon}
    </button>
  );
}
