import { chosenText } from './choices.ts';
import { discountOf } from './codes.ts';
import { isHeld, isMomentFull, isMomentOffered, preparationOf } from './laterOrders.ts';
import {
  type Answer,
  atTodaysPrice,
  billOf,
  changesOf,
  isThere,
  type Line,
  maxOfOneLine,
  type Order,
  pieceExtras,
  quote,
  type Shop,
  type Sums,
  sumChange,
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
export const feeOfChange = (shop: Shop, { request, fee, discount, total }: Order, sum: number): number =>
  sum === total - fee + discount ? fee : quote(shop, request, sum).fee;

/**
 * The shop's answer to other lines of an order, from a page that knows its fee: what was sold keeps its price, in no larger number. The discount is
 * counted by what was agreed, whatever became of the code.
 */
export function answerToChange(shop: Shop, order: Order, lines: readonly Line[]): ChangeAnswer {
  if (!mayChange(order)) return { kind: 'tooLate' };
  const left = [...order.request.lines];
  const kept = lines.map((line) => {
    const place = left.findIndex(
      (sold) =>
        sold.dish === line.dish &&
        sold.price === line.price &&
        madeOf(sold) === madeOf(line) &&
        pieceExtras(sold) === pieceExtras(line) &&
        line.quantity <= sold.quantity,
    );
    return place >= 0 && left.splice(place, 1).length > 0;
  });
  const others = lines.filter((_, place) => !kept[place]);
  if (others.some(({ quantity }) => quantity > maxOfOneLine)) return { kind: 'tooMany' };
  const at = order.request.later ?? shop.now;
  const changes = others.flatMap((line) => changesOf(shop, line, at));
  const there = lines.flatMap((line, place) => {
    if (kept[place]) return [line];
    return isThere(shop, at)(line) ? [atTodaysPrice(shop)(line)] : [];
  });
  const dishes = totalOf(there);
  const fee = feeOfChange(shop, order, dishes);
  const discount = discountOf(order.code, billOf(there, fee));
  const total = dishes + fee - discount;
  const allChanges = [...changes, ...sumChange('fee', feeOfChange(shop, order, totalOf(lines)), fee)];
  if (allChanges.length > 0) return { kind: 'changed', changes: allChanges, total };
  const { cash } = order.request;
  if (cash !== null && cash < total) return { kind: 'cashTooLow' };
  const isSame = fee === order.fee && discount === order.discount && sameDishes(lines, order.request.lines);
  return isSame ? { kind: 'same' } : { kind: 'done', fee, discount, total };
}

const madeOf = ({ nuts, chosen }: Line) => `${nuts !== null} ${chosenText(chosen)}`;

/** The same pieces, made in the same way. */
function sameDishes(some: readonly Line[], others: readonly Line[]): boolean {
  const counted = (lines: readonly Line[]) => {
    const pieces = new Map<string, number>();
    for (const line of lines) {
      const made = `${line.dish} ${madeOf(line)}`;
      pieces.set(made, (pieces.get(made) ?? 0) + line.quantity);
    }
    return JSON.stringify([...pieces].toSorted());
  };
  return counted(some) === counted(others);
}

/** The shop after staff changed the dishes of an order. */
export const withChange = (shop: Shop, position: number, lines: readonly Line[], sums: Sums): Shop =>
  withChanged(shop, position, (order) => ({ ...order, ...sums, request: { ...order.request, lines } }));

export type MoveAnswer = 'done' | 'tooLate' | 'same' | 'momentNotOffered' | 'momentFull';

/** The shop's answer to another moment of an order. @param later null: as soon as possible */
export function answerToMove(shop: Shop, order: Order, later: number | null): MoveAnswer {
  if (!mayChange(order)) return 'tooLate';
  if (later === order.request.later) return 'same';
  if (!isMomentOffered(shop, { ...order.request, later }, true)) return 'momentNotOffered';
  return isMomentFull(shop, later) ? 'momentFull' : 'done';
}

/** The shop after staff moved an order: its preparation begins anew. One that is being prepared is on hold again if that is later. */
export const withMove = (shop: Shop, position: number, later: number | null): Shop =>
  withChanged(shop, position, (order) => {
    const request = { ...order.request, later };
    const moved = { ...order, request, preparationAt: preparationOf(shop.now, request) };
    const accepted = { ...moved, stage: 'accepted' } as const;
    return order.stage === 'preparing' && isHeld(accepted, shop.now) ? accepted : moved;
  });

/**
 * Waiting tickets of the changed order are of no use, and a new one is printed. An order on hold that is on paper is printed twice: the change now, and the order
 * when its preparation begins.
 */
function withChanged(shop: Shop, position: number, change: (order: Order) => Order): Shop {
  const isOfOrder = ({ order, says }: Ticket) => order === position && says === 'order';
  const orders = shop.orders.map((order, index) =>
    index === position ? { ...change(order), version: order.version + 1 } : order,
  );
  const changed = orders[position];
  const isTicketed = changed?.stage === 'accepted' || changed?.stage === 'preparing';
  const ticket = (change: number): Ticket => ({ order: position, says: 'order', change });
  const isTwice = isTicketed && changed.isPrinted && isHeld(changed, shop.now);
  return {
    ...shop,
    orders,
    toPrint: [
      ...shop.toPrint.filter((waiting) => !isOfOrder(waiting)),
      ...(isTicketed ? [ticket(changed.isPrinted ? changed.version : 0)] : []),
      ...(isTwice ? [ticket(0)] : []),
    ],
  };
}
