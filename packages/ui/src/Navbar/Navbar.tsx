import { clsx } from 'clsx';
import { type ComponentProps, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DownIcon } from '../icons/icons.tsx';
import { Logo } from '../Logo/Logo.tsx';
import styles from './Navbar.module.css';

export type NavbarProps = Omit<ComponentProps<'nav'>, 'title'> & {
  /** The name of the shop, beside the logo. */
  title: string;
  /** Sign-out: beside the title on a phone, at the bottom of the rail. */
  end?: ReactNode;
};

/**
 * The navigation of the staff: a bar on a phone, a side rail from 900 px. Its children are links, the daily ones first: those
 * without room in the bar are behind «Más».
 *
 * Not for customers: their pages begin with `ShopHeader` or `PageHeader`.
 */
export function Navbar({ title, end, className, children, ...rest }: NavbarProps) {
  return (
    <nav aria-label={title} {...rest} className={clsx(styles.root, className)}>
      <Logo />
      <p className={styles.title}>{title}</p>
      <Links>{children}</Links>
      {end && <div className={styles.end}>{end}</div>}
    </nav>
  );
}

/** «Más» opens below the bar what has no room in it; a choice, Escape and a tap elsewhere close it. */
function Links({ children }: { readonly children: ReactNode }) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    // The opened links stand before the button in the order of the keyboard.
    panel.current?.querySelector<HTMLElement>('[data-below]')?.focus();
    const closeOutside = ({ target }: Event) => {
      if (!panel.current?.contains(target as Node)) setOpen(false);
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      setOpen(false);
      more.current?.focus();
    };
    for (const event of ['pointerdown', 'focusin']) document.addEventListener(event, closeOutside, true);
    document.addEventListener('keydown', closeByKey);
    return () => {
      for (const event of ['pointerdown', 'focusin']) document.removeEventListener(event, closeOutside, true);
      document.removeEventListener('keydown', closeByKey);
    };
  }, [isOpen]);

  return (
    <div className={styles.row}>
      <div ref={panel} data-open={isOpen ? '' : undefined} className={styles.panel}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: clicks of its links, those by keyboard too */}
        <div id={id} ref={markThoseBelow} className={styles.links} onClick={() => setOpen(false)}>
          {children}
        </div>
        <button
          ref={more}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className={styles.more}
          onClick={() => setOpen(!isOpen)}
        >
          Más
          <DownIcon />
        </button>
      </div>
    </div>
  );
}

/** Links that wrap below the first one have no room in the bar. Their width may change with the fonts, and links may come later. */
function markThoseBelow(links: HTMLElement | null) {
  if (!links) return;
  const mark = () => {
    const [first, ...others] = links.querySelectorAll<HTMLElement>('a');
    if (!first) return;
    const end = first.offsetTop + first.offsetHeight / 2;
    for (const link of others) link.toggleAttribute('data-below', link.offsetTop > end);
  };
  const sizes = new ResizeObserver(mark);
  const watch = () => {
    for (const box of [links, ...links.children]) sizes.observe(box);
    mark();
  };
  watch();
  const changes = new MutationObserver(watch);
  changes.observe(links, { childList: true });
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
}
