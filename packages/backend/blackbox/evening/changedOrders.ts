import {
  type Answer,
  atTodaysPrice,
  changesOf,
  feeChange,
  isThere,
  type Line,
  maxOfOneLine,
  type Order,
  quote,
  type Shop,
  type Sums,
  type Ticket,
  totalOf,
} from './shop.ts';

/** The rules of orders that staff change, as part of the evening's model. */

/** Staff may change an order until it is on its way. */
const mayChange = ({ stage }: Order): boolean =>
  stage === 'received' || stage === 'accepted' || stage === 'preparing';

export type ChangeAnswer =
  | ({ readonly kind: 'done' } & Sums)
  | { readonly kind: 'tooLate' | 'same' | 'tooMany' | 'cashTooLow' }
  | Extract<Answer, { kind: 'changed' }>;

/** The same sum of dishes keeps the fee that was agreed; the minimum does not stop staff. */
export const feeOfChange = (shop: Shop, { request, fee, total }: Order, sum: number): number =>
  sum === total - fee ? fee : quote(shop, request, sum).fee;

/** The shop's answer to other lines of an order, from a page that knows its fee: what was sold keeps its price, in no larger number. */
export function answerToChange(shop: Shop, order: Order, lines: readonly Line[]): ChangeAnswer {
  if (!mayChange(order)) return { kind: 'tooLate' };
  const left = [...order.request.lines];
  const kept = lines.map((line) => {
    const place = left.findIndex(
      ({ dish, price, nuts, quantity }) =>
        dish === line.dish && price === line.price && nuts === line.nuts && line.quantity <= quantity,
    );
    return place >= 0 && left.splice(place, 1).length > 0;
  });
  const others = lines.filter((_, place) => !kept[place]);
  if (others.some(({ quantity }) => quantity > maxOfOneLine)) return { kind: 'tooMany' };
  const changes = others.flatMap((line) => changesOf(shop, line));
  const there = lines.flatMap((line, place) => {
    if (kept[place]) return [line];
    return isThere(shop)(line) ? [atTodaysPrice(shop)(line)] : [];
  });
  const fee = feeOfChange(shop, order, totalOf(there));
  const total = totalOf(there) + fee;
  const allChanges = [...changes, ...feeChange(feeOfChange(shop, order, totalOf(lines)), fee)];
  if (allChanges.length > 0) return { kind: 'changed', changes: allChanges, total };
  const { cash } = order.request;
  if (cash !== null && cash < total) return { kind: 'cashTooLow' };
  const isSame = fee === order.fee && sameDishes(lines, order.request.lines);
  return isSame ? { kind: 'same' } : { kind: 'done', fee, total };
}

/** The same pieces, made in the same way. */
function sameDishes(some: readonly Line[], others: readonly Line[]): boolean {
  const counted = (lines: readonly Line[]) => {
    const pieces = new Map<string, number>();
    for (const { dish, nuts, quantity } of lines) {
      const made = `${dish} ${nuts !== null}`;
      pieces.set(made, (pieces.get(made) ?? 0) + quantity);
    }
    return JSON.stringify([...pieces].toSorted());
  };
  return counted(some) === counted(others);
}

/** The shop after staff changed an order: its tickets that wait are of no use, and a new one is printed. */
export function withChange(shop: Shop, position: number, lines: readonly Line[], { fee, total }: Sums): Shop {
  const isOfOrder = ({ order, says }: Ticket) => order === position && says === 'order';
  const changed = shop.orders[position];
  const version = (changed?.version ?? 0) + 1;
  const isTicketed = changed?.stage === 'accepted' || changed?.stage === 'preparing';
  return {
    ...shop,
    orders: shop.orders.map((order, index) =>
      index === position ? { ...order, request: { ...order.request, lines }, fee, total, version } : order,
    ),
    toPrint: [
      ...shop.toPrint.filter((ticket) => !isOfOrder(ticket)),
      ...(isTicketed
        ? [{ order: position, says: 'order' as const, change: changed.isPrinted ? version : 0 }]
        : []),
    ],
  };
}
