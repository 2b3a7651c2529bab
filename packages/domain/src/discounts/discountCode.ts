import { type Choice, cartTotal, lineTotal } from '../cart/cart.ts';
import type { Fulfilment } from '../delivery/fulfilment.ts';
import type { CategoryId, ProductId } from '../menu/catalog.ts';
import { type MenuMoment, type MenuWindow, windowOpensAt } from '../menu/menuHours.ts';
import { type Cents, sumCents, zeroCents } from '../money/money.ts';
import type { CalendarDay } from '../shop/calendar.ts';
import { shopDayAt } from '../shop/shopDay.ts';

declare const brand: unique symbol;
export type DiscountCodeId = number & { readonly [brand]: 'discountCode' };
/** For codecs and tests only: it is not checked. */
export const discountCodeId = (id: number) => id as DiscountCodeId;

/** What a code gives. */
export type Gift =
  /** Percent of what the products cost, without the fee: a whole number from 1 to 100. */
  | { readonly kind: 'percent'; readonly percent: number }
  /** At most what the products cost. */
  | { readonly kind: 'amount'; readonly amount: Cents }
  /** Delivery costs nothing. */
  | { readonly kind: 'delivery' }
  /** One piece of the product, without its extras and options, costs nothing while it is in the order. */
  | { readonly kind: 'product'; readonly productId: ProductId };

/** What is agreed with an order that has the code: stored with it, so that a change of the order is counted by the same terms. */
export type DiscountTerms = {
  /** As {@link discountCodeName} writes it. */
  readonly name: string;
  readonly gift: Gift;
  /** The least sum of all products, without the fee. */
  readonly minimum: Cents;
  /** Null: for both. */
  readonly fulfilment: Fulfilment | null;
  /** The categories whose products count; null: all. */
  readonly categoryIds: readonly CategoryId[] | null;
};

/** A promo code of the owner. */
export type DiscountCode = DiscountTerms & {
  readonly id: DiscountCodeId;
  /** The first and the last day of the shop on which it holds; null: without a bound. */
  readonly firstDay: CalendarDay | null;
  readonly lastDay: CalendarDay | null;
  /** The parts of the week in which it holds; none: always. */
  readonly windows: readonly MenuWindow[];
  /** Orders that may have it, in all and of one phone; null: any number. */
  readonly maxUses: number | null;
  readonly maxUsesPerPhone: number | null;
  readonly isPaused: boolean;
};

export const discountCodeBounds = {
  /** Letters and digits. */
  name: { min: 3, max: 20 },
  /** Characters of one as it is typed, with blanks and marks between them. */
  typed: 60,
  maxUses: 100_000,
  maxUsesPerPhone: 1_000,
  /** Codes of one shop. */
  codes: 500,
} as const;

/**
 * A code as it is compared and stored: capital letters without accents and digits. Blanks and marks that a person types between them are
 * left out: «crepa-10» is «CREPA10». Empty when nothing is left.
 */
export const discountCodeName = (typed: string): string =>
  typed
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');

/** Whether an owner may give a code this name, as {@link discountCodeName} writes it. */
export const isDiscountCodeName = (name: string): boolean =>
  name.length >= discountCodeBounds.name.min &&
  name.length <= discountCodeBounds.name.max &&
  name === discountCodeName(name);

/** Why a code does not hold now, whatever is ordered; null: it holds. How often it was used is for the server to count. */
export function whyNotNow(
  { isPaused, firstDay, lastDay, windows }: DiscountCode,
  moment: MenuMoment,
): 'paused' | 'early' | 'ended' | 'outsideHours' | null {
  const today = shopDayAt(moment.at, moment.timeZone);
  if (isPaused) return 'paused';
  if (lastDay !== null && today > lastDay) return 'ended';
  if (firstDay !== null && today < firstDay) return 'early';
  return windowOpensAt(windows, moment) === null ? null : 'outsideHours';
}

/** The code of an order, and what it takes off: more than 0. */
export type OrderDiscount = {
  readonly name: string;
  readonly amount: Cents;
  /** One piece of this product is free; absent for another gift, and in an order that is not placed yet. */
  readonly freeProductId?: ProductId;
};

/** How often a code was used by orders that were neither rejected nor cancelled, and what it took off them. */
export type DiscountUse = { readonly uses: number; readonly saved: Cents };

/** What a discount is counted from. */
export type DiscountedOrder = {
  readonly lines: readonly Choice[];
  readonly fulfilment: Fulfilment;
  readonly fee: Cents;
};

export type Discount =
  /** More than 0, and never more than what it is taken from. */
  | { readonly kind: 'given'; readonly amount: Cents }
  | { readonly kind: 'belowMinimum'; readonly missing: Cents }
  /** Nothing of the order is what the code is for: its delivery, its products, a delivery that costs something. */
  | { readonly kind: 'notForThis'; readonly lacks: 'fulfilment' | 'products' | 'fee' };

/**
 * What a code takes off an order. Its base is the sum of the products, without the fee; a percentage is rounded down to whole centavos. Independent of the order of the lines.
 */
export function discountOf(terms: DiscountTerms, { lines, fulfilment, fee }: DiscountedOrder): Discount {
  const { gift, minimum, categoryIds } = terms;
  if (terms.fulfilment !== null && terms.fulfilment !== fulfilment) return lacking('fulfilment');
  if (gift.kind === 'delivery' && fulfilment === 'pickup') return lacking('fulfilment');
  const counted = lines.filter(
    ({ product }) => categoryIds === null || categoryIds.includes(product.categoryId),
  );
  const base = sumCents(counted.map(lineTotal));
  const missing = Math.max(0, minimum - cartTotal(lines)) as Cents;
  if (missing > 0) return { kind: 'belowMinimum', missing };
  if (counted.length === 0) return lacking('products');
  if (gift.kind === 'delivery' && fee === 0) return lacking('fee');
  const amount = amountOf(gift, { counted, base, fee });
  return amount > 0 ? { kind: 'given', amount } : lacking('products');
}

const lacking = (lacks: 'fulfilment' | 'products' | 'fee'): Discount => ({ kind: 'notForThis', lacks });

function amountOf(
  gift: Gift,
  { counted, base, fee }: { readonly counted: readonly Choice[]; readonly base: Cents; readonly fee: Cents },
): Cents {
  switch (gift.kind) {
    case 'percent':
      return Math.floor((base * gift.percent) / 100) as Cents;
    case 'amount':
      return Math.min(gift.amount, base) as Cents;
    case 'delivery':
      return fee;
    case 'product': {
      const prices = counted.flatMap(({ product }) => (product.id === gift.productId ? [product.price] : []));
      // An order that changed may have it at two prices.
      return prices.length === 0 ? zeroCents : (Math.min(...prices) as Cents);
    }
  }
}
