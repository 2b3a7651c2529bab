import { type RefObject, useEffect, useRef } from 'react';

/** Marks an order's card, for the focus to find its way back to it. */
export const cardAttribute = 'data-order';

/**
 * A card that moves to another column takes the focused button with it out of the page. The focus then goes to the
 * card where it is now or, when that is gone too, to the board itself.
 */
export function useFocusKept(orders: unknown): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const lastCard = useRef<string | null>(null);

  useEffect(() => {
    const root = board.current;
    if (!root) return;
    const remember = ({ target }: FocusEvent) => {
      const card = target instanceof Element && target.closest(`[${cardAttribute}]`);
      lastCard.current = card ? card.getAttribute(cardAttribute) : null;
    };
    root.addEventListener('focusin', remember);
    return () => root.removeEventListener('focusin', remember);
  }, []);

  useEffect(() => {
    void orders;
    const isLost = document.activeElement === document.body;
    if (!isLost || lastCard.current === null) return;
    const card = board.current?.querySelector<HTMLElement>(`[${cardAttribute}="${lastCard.current}"]`);
    (card ?? board.current)?.focus({ preventScroll: true });
  }, [orders]);

  return board;
}
