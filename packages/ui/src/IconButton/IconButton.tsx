import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './IconButton.module.css';

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** Read aloud; nothing else says what the picture means. */
  label: string;
  icon: ReactNode;
  kind?: 'plain' | 'filled' | 'brand' | 'danger' | undefined;
};

/**
 * A round 48 px button that is only a picture.
 *
 * For actions whose picture everyone knows, many to a page. What matters most is a `Button` with words.
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
