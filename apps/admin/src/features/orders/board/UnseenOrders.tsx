import { DownIcon, ForwardIcon, VisuallyHidden } from '@crepas/ui';
import { type RefObject, useEffect, useState } from 'react';
import styles from './ColumnTitle.module.css';
import { cardAttribute } from './cardFocus.ts';

type UnseenOrdersProps = {
  readonly lane: RefObject<HTMLElement | null>;
  /** The orders of the lane: when they change, its cards do. */
  readonly orders: readonly unknown[];
  /** New orders: cards below are counted too. Other columns show the count only when a card is out of view to the right. */
  readonly isOfNew: boolean;
};

/** A card counts as seen when a quarter of it is. */
const minSeen = 0.25;

type Unseen = ReadonlyMap<Element, 'below' | 'beside'>;

/** «3 nuevos más abajo»: the orders that cannot be seen without scrolling. A tap scrolls to the first of them. */
export function UnseenOrders({ lane, orders, isOfNew }: UnseenOrdersProps) {
  const [unseen, setUnseen] = useState<Unseen>(new Map());

  useEffect(() => {
    void orders;
    const area = lane.current;
    if (!area) return;
    const cards = area.querySelectorAll(`[${cardAttribute}]`);
    // Cards above, or on the other side, are the older ones, which somebody scrolled past.
    const note = (entries: readonly IntersectionObserverEntry[]) => {
      const end = area.getBoundingClientRect().right;
      setUnseen((before) => {
        const now = new Map([...before].filter(([card]) => card.isConnected));
        for (const { target, intersectionRatio, boundingClientRect } of entries) {
          const isBeside = boundingClientRect.left > end;
          const isAfter = isBeside || boundingClientRect.top > window.innerHeight / 2;
          if (intersectionRatio < minSeen && isAfter) now.set(target, isBeside ? 'beside' : 'below');
          else now.delete(target);
        }
        return now;
      });
    };
    let observer: IntersectionObserver | undefined;
    // A turned tablet moves cards from beside to below. They stay out of view, so the observer alone would not tell. Also called at the start.
    const sizes = new ResizeObserver(() => {
      observer?.disconnect();
      observer = new IntersectionObserver(note, { threshold: minSeen });
      for (const card of cards) observer.observe(card);
    });
    sizes.observe(area);
    return () => {
      sizes.disconnect();
      observer?.disconnect();
    };
  }, [lane, orders]);

  const after = [...unseen].filter(([card]) => card.isConnected);
  const isBeside = after.some(([, where]) => where === 'beside');
  const scroll = () => {
    const first = [...(lane.current?.querySelectorAll(`[${cardAttribute}]`) ?? [])].find((card) =>
      unseen.has(card),
    );
    first?.scrollIntoView({ block: 'start', inline: 'start' });
  };
  if (after.length === 0 || !(isOfNew || isBeside)) return null;
  const what = after.length === 1 ? 'nuevo más' : 'nuevos más';
  return (
    <button type="button" className={styles.below} onClick={scroll}>
      {!isBeside && <DownIcon />}
      <span>
        <span>{after.length}</span> {isOfNew && <VisuallyHidden>{`${what} `}</VisuallyHidden>}
        <span>{isBeside ? 'al lado' : 'abajo'}</span>
      </span>
      {isBeside && <ForwardIcon />}
    </button>
  );
}
