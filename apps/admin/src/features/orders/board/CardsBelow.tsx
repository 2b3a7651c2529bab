import { DownIcon, VisuallyHidden } from '@crepas/ui';
import { type RefObject, useEffect, useState } from 'react';
import styles from './ColumnTitle.module.css';
import { cardAttribute } from './cardFocus.ts';

type CardsBelowProps = {
  readonly lane: RefObject<HTMLElement | null>;
  /** The orders of the lane: when they change, its cards do. */
  readonly orders: readonly unknown[];
};

/** A card counts as seen when a quarter of it is. */
const minSeen = 0.25;

/** «3 nuevos más abajo»: the new orders that cannot be seen without scrolling. A tap scrolls to the first of them. */
export function CardsBelow({ lane, orders }: CardsBelowProps) {
  const [below, setBelow] = useState<ReadonlySet<Element>>(new Set());

  useEffect(() => {
    void orders;
    const cards = lane.current?.querySelectorAll(`[${cardAttribute}]`) ?? [];
    // Cards above are the older ones, which somebody scrolled past.
    const observer = new IntersectionObserver(
      (entries) =>
        setBelow((before) => {
          const now = new Set([...before].filter((card) => card.isConnected));
          for (const { target, intersectionRatio, boundingClientRect } of entries) {
            const isBelow = intersectionRatio < minSeen && boundingClientRect.top > window.innerHeight / 2;
            if (isBelow) now.add(target);
            else now.delete(target);
          }
          return now;
        }),
      { threshold: minSeen },
    );
    for (const card of cards) observer.observe(card);
    return () => observer.disconnect();
  }, [lane, orders]);

  const count = [...below].filter((card) => card.isConnected).length;
  const scroll = () => {
    const first =
      lane.current &&
      [...lane.current.querySelectorAll(`[${cardAttribute}]`)].find((card) => below.has(card));
    first?.scrollIntoView({ block: 'start' });
  };
  if (count === 0) return null;
  return (
    <button type="button" className={styles.below} onClick={scroll}>
      <DownIcon />
      <span>
        <span>{count}</span> <VisuallyHidden>{count === 1 ? 'nuevo más ' : 'nuevos más '}</VisuallyHidden>
        <span>abajo</span>
      </span>
    </button>
  );
}
