import { type RefObject, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { cardAttribute } from './useFocusRestored.ts';

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
