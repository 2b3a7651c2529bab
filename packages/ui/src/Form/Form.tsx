import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Form.module.css';

export type FormProps = ComponentProps<'form'>;

/**
 * Fields in one column. The browser's own messages are off: ours are shown at the fields.
 *
 * For fields that are submitted together. A single search field needs none.
 */
export function Form({ className, ...rest }: FormProps) {
  return <form noValidate {...rest} className={clsx(styles.root, className)} />;
}
