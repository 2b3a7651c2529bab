import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import styles from './Form.module.css';

export type FormProps = ComponentProps<'form'>;

/**
 * Fields in one column. The browser's own messages are off: ours stand beside the fields.
 *
 * Around fields that are sent together. A single search needs none.
 */
export function Form({ className, ...rest }: FormProps) {
  return <form noValidate {...rest} className={clsx(styles.root, className)} />;
}
