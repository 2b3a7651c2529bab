/**
 * The rules of a shop, without a server, a database or a screen: what the evening's test compares the real shop with. It
 * computes on its own and imports nothing of the product, so that a mistake in `packages/domain` is found too. Money is in
 * centavos, times in milliseconds since 1970.
 */

import {
  breaksRule,
  type Chosen,
  changedOptions,
  chosenCost,
  hasEnoughOptions,
  leftOf,
  type Options,
} from './choices.ts';
import { type Bill, type Code, type CodeName, codeFor, discountOf, type Trial, trialOf } from './codes.ts';
import { isMomentFull, isMomentOffered } from './laterOrders.ts';
import { type Hours, isWithin } from './menuHours.ts';

export type Shop = {
  readonly now: number;
  /** The owner's switch. */
  readonly isOpen: boolean;
  readonly pausedUntil: number | null;
  /** Null: the shop has no hours, so it never closes. */
  readonly closesAt: number | null;
  /** The last order is taken this many minutes before closing. */
  readonly lastOrderMinutes: number;
  /** Whether the shop delivers to the near addresses only. */
  readonly isZoneSmall: boolean;
  readonly payments: readonly Payment[];
  readonly isFetchOffered: boolean;
  /** Orders for later, for the same day. */
  readonly isLaterOffered: boolean;
  /** The most orders for a quarter of an hour; null: no limit. */
  readonly maxPerQuarter: number | null;
  /** What delivery costs near the shop, in zones on top of one another; none: as everywhere else. */
  readonly nearTerms: readonly Terms[];
  /** What it costs everywhere else, and without a pin; null: nothing. */
  readonly otherTerms: Terms | null;
  readonly dishes: Readonly<Record<DishName, Dish>>;
  readonly nuts: number;
  readonly options: Options;
  readonly codes: readonly Code[];
  readonly orders: readonly Order[];
  /** What the kitchen's printer has to print, in its order. */
  readonly toPrint: readonly Ticket[];
};

/** `order` is a position in `orders`. */
export type Ticket = {
  readonly order: number;
  readonly says: 'order' | 'cancelled';
  /** The number of the order's change that it says; 0 for none. */
  readonly change: number;
};

export const crepas = ['Nutella', 'Cajeta', 'Fresas'] as const;
/** A combo of the three crepas. */
export const combo = 'Trío';
export const dishNames = [...crepas, combo] as const;
export type DishName = (typeof dishNames)[number];

export const payments = ['cash', 'card', 'transfer'] as const;
export type Payment = (typeof payments)[number];

export type Terms = { readonly fee: number; readonly minimum: number; readonly freeFrom: number | null };

export type Dish = {
  readonly price: number;
  readonly isHidden: boolean;
  readonly isSoldOut: boolean;
  /** Null: at any time. */
  readonly hours: Hours | null;
};

export const customers = ['Ana', 'Beto', 'Carla'] as const;
export type Customer = (typeof customers)[number];

/** A line of an order, with the prices that the customer saw. */
export type Line = {
  readonly dish: DishName;
  readonly quantity: number;
  readonly price: number;
  /** Null for a line without nuts. */
  readonly nuts: number | null;
  readonly chosen: readonly Chosen[];
};

export type Request = {
  readonly key: string;
  readonly customer: Customer;
  readonly lines: readonly Line[];
  readonly payment: Payment;
  /** Null when the customer does not say with how much they pay in cash. */
  readonly cash: number | null;
  /** Null for an order without a pin, and for one that is picked up. */
  readonly address: 'near' | 'far' | null;
  readonly isPickup: boolean;
  /** When the customer wants it; null: as soon as possible. */
  readonly later: number | null;
  /** What the customer saw that delivery costs. */
  readonly fee: number;
  readonly code: CodeName | null;
  /** What the customer expects of the code. */
  readonly discount: number;
};

export type Stage =
  | 'received'
  | 'accepted'
  | 'preparing'
  | 'onTheWay'
  | 'delivered'
  | 'rejected'
  | 'cancelled';

export type Order = {
  /** As it is now. */
  readonly request: Request;
  /** The request that placed it, as text. */
  readonly sent: string;
  readonly version: number;
  readonly fee: number;
  /** As it was agreed; null for an order without one. */
  readonly code: Code | null;
  readonly discount: number;
  /** With the fee, without the discount. */
  readonly total: number;
  readonly stage: Stage;
  readonly isCancelledByCustomer: boolean;
  /** When the preparation of an order for later begins; null: at once. */
  readonly preparationAt: number | null;
  /** The order's ticket is on paper. */
  readonly isPrinted: boolean;
};

export type Change =
  | { readonly dish: DishName; readonly reason: 'price' | 'unavailable' | 'hours' | 'extra' | 'option' }
  | { readonly reason: 'fee' | 'code'; readonly before: number; readonly now: number };

export type Sums = { readonly fee: number; readonly discount: number; readonly total: number };

export type Answer =
  | ({ readonly kind: 'placed'; readonly code: Code | null } & Sums)
  /** `order` is a position in `orders`. */
  | { readonly kind: 'repeated'; readonly order: number }
  | { readonly kind: 'keyOfAnotherOrder' }
  | { readonly kind: 'closed' | 'lastOrdersOver' | 'paused' | 'outsideZone' | 'paymentNotOffered' }
  | { readonly kind: 'pickupNotOffered' | 'belowMinimum' | 'momentNotOffered' | 'momentFull' }
  /** The menu is not what the customer saw; `total` is what the rest costs now. */
  | { readonly kind: 'changed'; readonly changes: readonly Change[]; readonly total: number }
  | { readonly kind: 'tooMany' | 'ruleBroken' | 'cashTooLow' };

export const maxOfOneLine = 50;

export const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
export const pieceExtras = ({ dish, nuts, chosen }: Line) => (nuts ?? 0) + chosenCost(dish, chosen);
export const costOf = (line: Line) => line.quantity * (line.price + pieceExtras(line));
export const totalOf = (lines: readonly Line[]): number => sum(lines.map(costOf));
export const billOf = (lines: readonly Line[], fee: number): Bill => ({
  lines: lines.map((line) => ({ dish: line.dish, price: line.price, cost: costOf(line) })),
  fee,
});

const feeOf = ({ fee, freeFrom }: Terms, sum: number) => (freeFrom !== null && sum >= freeFrom ? 0 : fee);

/** What delivery costs, and what the dishes lack of the minimum. The cheapest zone counts. */
export function quote(
  { nearTerms, otherTerms }: Pick<Shop, 'nearTerms' | 'otherTerms'>,
  { address, isPickup }: Pick<Request, 'address' | 'isPickup'>,
  sum: number,
): { readonly fee: number; readonly missing: number } {
  const around = address === 'near' ? nearTerms : [];
  const [best] = (around.length === 0 && otherTerms ? [otherTerms] : around).toSorted(
    (one, other) => feeOf(one, sum) - feeOf(other, sum) || one.minimum - other.minimum,
  );
  if (isPickup || !best || sum === 0) return { fee: 0, missing: 0 };
  return { fee: feeOf(best, sum), missing: Math.max(0, best.minimum - sum) };
}

/**
 * The shop's answer to an order.
 *
 * @param isByStaff who take orders by telephone at any time
 */
export function answerTo(shop: Shop, request: Request, isByStaff = false): Answer {
  const earlier = shop.orders.findIndex((order) => order.request.key === request.key);
  if (earlier >= 0) {
    const isSame = shop.orders[earlier]?.sent === JSON.stringify(request);
    return isSame ? { kind: 'repeated', order: earlier } : { kind: 'keyOfAnotherOrder' };
  }
  const { now, closesAt, pausedUntil } = shop;
  // An order for later is judged by its own moment, below.
  const isForNow = request.later === null && !isByStaff;
  if (!shop.isOpen && isForNow) return { kind: 'closed' };
  if (pausedUntil !== null && now < pausedUntil && isForNow) return { kind: 'paused' };
  if (closesAt !== null && isForNow) {
    if (now >= closesAt) return { kind: 'closed' };
    if (now >= closesAt - shop.lastOrderMinutes * 60_000) return { kind: 'lastOrdersOver' };
  }
  if (shop.isZoneSmall && request.address === 'far') return { kind: 'outsideZone' };
  if (!shop.payments.includes(request.payment)) return { kind: 'paymentNotOffered' };
  if (request.isPickup && !shop.isFetchOffered) return { kind: 'pickupNotOffered' };
  if (!isMomentOffered(shop, request, isByStaff)) return { kind: 'momentNotOffered' };

  if (request.lines.some(({ quantity }) => quantity > maxOfOneLine)) return { kind: 'tooMany' };
  if (request.lines.some(({ dish, chosen }) => breaksRule(dish, chosen))) return { kind: 'ruleBroken' };
  const at = request.later ?? now;
  const dishChanges = request.lines.flatMap((line) => changesOf(shop, line, at));
  const lines = request.lines.filter(isThere(shop, at)).map(atTodaysPrice(shop));
  const dishes = totalOf(lines);
  const { fee, missing } = quote(shop, request, dishes);
  const code = codeFor(shop, request);
  const discount = discountOf(code, billOf(lines, fee));
  const total = dishes + fee - discount;
  if (dishChanges.length === 0 && missing > 0 && !isByStaff) return { kind: 'belowMinimum' };
  const changes = [
    ...dishChanges,
    ...sumChange('fee', request.fee, fee),
    ...sumChange('code', request.discount, discount),
  ];
  if (changes.length > 0) return { kind: 'changed', changes, total };
  if (request.cash !== null && request.cash < total) return { kind: 'cashTooLow' };
  if (isMomentFull(shop, request.later)) return { kind: 'momentFull' };
  return { kind: 'placed', code: discount > 0 ? code : null, fee, discount, total };
}

/**
 * The shop's answer to a customer who tries the code of an order: closed or not, what cannot be had is as if it was not there.
 *
 * @param isKnown whether the customer proves who it is: else no uses of a phone count
 */
export function answerToTrial(shop: Shop, request: Request, isKnown: boolean): Trial {
  const lines = request.lines
    .filter(({ dish, quantity, chosen }) => quantity <= maxOfOneLine && !breaksRule(dish, chosen))
    .filter(isThere(shop, request.later ?? shop.now))
    .map(atTodaysPrice(shop));
  const { fee } = quote(shop, request, totalOf(lines));
  const wish = { code: request.code, customer: isKnown ? request.customer : null };
  return trialOf(shop, wish, billOf(lines, fee), request.isPickup);
}

export const sumChange = (reason: 'fee' | 'code', before: number, now: number): readonly Change[] =>
  before === now ? [] : [{ reason, before, now }];

const isOffered = ({ dishes }: Shop, name: DishName): boolean =>
  !dishes[name].isHidden && !dishes[name].isSoldOut;

/** Why nobody can have it at a moment; null: it can be had. What is gone is gone at any hour. */
const whyNot = (shop: Shop, name: DishName, at: number): 'unavailable' | 'hours' | null => {
  if (!isOffered(shop, name)) return 'unavailable';
  return isWithin(shop.dishes[name].hours, at) ? null : 'hours';
};

/** Whether a customer finds it on the menu, where it stays outside of its hours. */
export const isListed = (shop: Shop, name: DishName): boolean =>
  isOffered(shop, name) && hasEnoughOptions(shop.options, name);

/** What lost a crepa or an option that it needs waits for another one: it is not counted. */
export const isThere =
  (shop: Shop, at: number) =>
  ({ dish, chosen }: Line) =>
    whyNot(shop, dish, at) === null &&
    missingOf(shop, dish, at).length === 0 &&
    !breaksRule(dish, leftOf(shop.options, chosen));

/** Why the crepas of a combo cannot be had, one for each. */
const missingOf = (shop: Shop, dish: DishName, at: number) =>
  dish === combo ? crepas.flatMap((crepa) => whyNot(shop, crepa, at) ?? []) : [];

export const atTodaysPrice =
  ({ dishes, nuts, options }: Shop) =>
  (line: Line): Line => ({
    ...line,
    price: dishes[line.dish].price,
    nuts: line.nuts === null ? null : nuts,
    chosen: leftOf(options, line.chosen),
  });

/** @param at when the order is wanted */
export function changesOf(shop: Shop, { dish, price, nuts, chosen }: Line, at: number): readonly Change[] {
  const reason = whyNot(shop, dish, at);
  if (reason !== null) return [{ dish, reason }];
  return [
    ...(price === shop.dishes[dish].price ? [] : [{ dish, reason: 'price' } as const]),
    ...missingOf(shop, dish, at).map((reason) => ({ dish, reason })),
    ...(nuts === null || nuts === shop.nuts ? [] : [{ dish, reason: 'extra' } as const]),
    ...Array<Change>(changedOptions(shop.options, chosen)).fill({ dish, reason: 'option' }),
  ];
}
