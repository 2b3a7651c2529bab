import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonLook = { kind?: ButtonKind | undefined; wide?: boolean | undefined };

/** The looks of a button for an element that is not one of ours. */
export const buttonProps = ({ kind = 'primary', wide = false }: ButtonLook = {}) => ({
  className: styles.root,
  'data-kind': kind,
  'data-wide': wide || undefined,
});

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Spins and swallows clicks, but keeps the focus. */
    busy?: boolean | undefined;
    /** At the right edge: the running total. */
    end?: ReactNode;
  };

/**
 * The one way to act. `data-muted` makes it look disabled while it still answers (spec §4, combo).
 *
 * Does something here. What leads elsewhere is a `ButtonLink`; one primary button per view is enough.
 */
export function Button({
  kind,
  wide,
  busy = false,
  end,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const look = buttonProps({ kind, wide });
  return (
    <button
      type="button"
      {...look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
      className={clsx(look.className, className)}
    >
      <Content end={end}>{children}</Content>
    </button>
  );
}

export type ButtonLinkProps = LinkProps & ButtonLook & { end?: ReactNode };

/** A link that looks like a button. */
export function ButtonLink({ kind, wide, end, className, children, ...rest }: ButtonLinkProps) {
  const look = buttonProps({ kind, wide });
  return (
    <Link {...look} {...rest} className={clsx(look.className, className)}>
      <Content end={end}>{children}</Content>
    </Link>
  );
}

function Content({ end, children }: { end: ReactNode; children: ReactNode }) {
  return (
    <>
      <span className={styles.label}>{children}</span>
      {end !== undefined && <span className={styles.end}>{end}</span>}
    </>
  );
}
