import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Text.module.css';

export type TextProps = ComponentProps<'p'> & {
  tone?: 'normal' | 'secondary' | undefined;
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
