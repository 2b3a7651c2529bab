import { type RefObject, useEffect, useRef } from 'react';

/** Marks the card of an order, to restore the focus. */
export const cardAttribute = 'data-order';

/**
 * When a card moves to another column, the focused button is unmounted. The focus then moves to the
 * card in its new column or, if it is gone, to the board.
 */
export function useFocusRestored(orders: unknown): RefObject<HTMLDivElement | null> {
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
