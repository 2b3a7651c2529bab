import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './Section.module.css';

export type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  /** The `h2` of the section, and its name for screen readers. */
  title: string;
  /** Beside the heading. */
  end?: ReactNode;
};

/**
 * A part of a page with a heading.
 *
 * A surface without a title is a `Card`.
 */
export function Section({ title, end, className, children, ...rest }: SectionProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.head}>
        <h2 id={headingId}>{title}</h2>
        {end}
      </div>
      {children}
    </section>
  );
}
