import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Text.module.css';

export type TextProps = ComponentProps<'p'> & {
  /** `secondary` for what can be missed. */
  tone?: 'normal' | 'secondary' | undefined;
  /** 14, 16 or 20 px. */
  size?: 'small' | 'normal' | 'large' | undefined;
};

/**
 * A paragraph.
 *
 * For sentences. Titles are those of `Section`, `Card` or `PageHeader`.
 */
export function Text({ tone = 'normal', size = 'normal', className, ...rest }: TextProps) {
  return <p data-tone={tone} data-size={size} {...rest} className={clsx(styles.root, className)} />;
}
