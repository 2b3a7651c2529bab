import { type RefObject, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/** Marks the card of an order, to restore the focus. */
export const cardAttribute = 'data-order';

/**
 * When a card moves to another column, the focused button is unmounted. The focus then moves to the
 * card in its new column or, if it is gone or hidden, to the board.
 *
 * @param heldCount changes when the clock alone moves a card
 */
export function useFocusRestored(orders: unknown, heldCount = 0): RefObject<HTMLDivElement | null> {
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
    void [orders, heldCount];
    const isLost = document.activeElement === document.body;
    if (!isLost || lastCard.current === null) return;
    const card = board.current?.querySelector<HTMLElement>(`[${cardAttribute}="${lastCard.current}"]`);
    card?.focus({ preventScroll: true });
    // On a phone its new column may be hidden.
    if (document.activeElement !== card) board.current?.focus({ preventScroll: true });
  }, [orders, heldCount]);

  return board;
}

/** In the query of the board: the order that a notification is about. */
const orderParam = 'pedido';

/** The number of the opened order, as text; null when the board was opened otherwise, and once the card has the focus. */
export const useWantedOrder = (): string | null => useSearchParams()[0].get(orderParam);

/** A tapped notification leads to its order: the card gets the focus once it is on the board. */
export function useOpenedOrder(board: RefObject<HTMLElement | null>, orders: unknown): void {
  const wanted = useWantedOrder();
  const [, setSearch] = useSearchParams();
  useEffect(() => {
    void orders;
    if (wanted === null) return;
    const cards = board.current?.querySelectorAll<HTMLElement>(`[${cardAttribute}]`) ?? [];
    const card = [...cards].find((each) => each.getAttribute(cardAttribute) === wanted);
    if (!card) return;
    card.scrollIntoView({ block: 'start' });
    card.focus({ preventScroll: true });
    setSearch(
      (before) => {
        before.delete(orderParam);
        return before;
      },
      { replace: true },
    );
  }, [wanted, orders, board, setSearch]);
}
