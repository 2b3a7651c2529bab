import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Link, type LinkProps } from '../Link/Link.tsx';
import styles from './Button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonLook = {
  /** One `primary` a view; `quiet` is text alone, `danger` removes something. */
  kind?: ButtonKind | undefined;
  /** As wide as its container, as at the bottom of a phone. */
  wide?: boolean | undefined;
};

/** The props that give another element the look of a button. */
export const buttonProps = ({ kind = 'primary', wide = false }: ButtonLook = {}) => ({
  className: styles.root,
  'data-kind': kind,
  'data-wide': wide || undefined,
});

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner and ignores clicks; keeps the focus. */
    busy?: boolean | undefined;
    /** At the right edge: the running total. */
    end?: ReactNode;
  };

/**
 * A button. `data-muted` makes it look disabled while it still reacts to clicks (spec §4, combo).
 *
 * For an action on this page. A link to another page is a `ButtonLink`. Use one primary button per view.
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

export type ButtonLinkProps = LinkProps &
  ButtonLook & {
    /** At the right edge: the running total. */
    end?: ReactNode;
  };

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
