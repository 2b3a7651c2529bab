import type { Extra, Product } from '../menu/catalog.ts';
import { addCents, type Cents, sumCents, timesCents } from '../money/money.ts';
import { type ChosenGroup, groupsTotal, type WantedOption, wantedOptions } from './chosenGroups.ts';

declare const brand: unique symbol;

/** Identifies a product with its extras, crepas and options, in any order of choice (decision O3). */
export type LineKey = string & { readonly [brand]: 'lineKey' };

export type Choice = {
  readonly product: Product;
  /** A whole number, at least 1. */
  readonly quantity: number;
  readonly extras: readonly Extra[];
  /** The crepas of a combo, one that is chosen twice stands twice; empty for anything else. */
  readonly crepas: readonly Product[];
  /** What is chosen of its groups, in their order; empty for a product without groups. */
  readonly groups: readonly ChosenGroup[];
};

export type CartLine = Choice & { readonly key: LineKey };

export type Cart = readonly CartLine[];

export const emptyCart: Cart = [];

/**
 * The most pieces of one line that the shop accepts. The same crepa with other extras is another line with its own
 * limit. No operation on a cart exceeds it (decision O13).
 */
export const maxQuantity = 50;

/** A whole number from 1 to {@link maxQuantity}: a fraction is cut off (1.5 is 1), and NaN is 1. Never throws. */
export const withinLimit = (quantity: number): number =>
  Math.min(maxQuantity, Math.max(1, Math.trunc(quantity) || 1));

const sortedIds = (items: readonly { readonly id: number }[]) =>
  items
    .map(({ id }) => id)
    .sort((a, b) => a - b)
    .join(',');

/**
 * Equal for the same product with the same extras, crepas and options, whatever their order and the quantity (decision O3). The
 * key of a line without options is the one of a stored cart from before there were options.
 */
export const lineKey = ({ product, extras, crepas, groups }: Omit<Choice, 'quantity'>): LineKey =>
  `${product.id}|${sortedIds(extras)}|${sortedIds(crepas)}${optionsKey(wantedOptions(groups))}` as LineKey;

/** The part of a key for the options; empty for none. */
export const optionsKey = (options: readonly WantedOption[]): string =>
  options.length === 0
    ? ''
    : `|${[...options]
        .sort((a, b) => a.id - b.id)
        .map(({ id, quantity }) => `${id}x${quantity}`)
        .join(',')}`;

/**
 * Adds to the line with the same key, or appends a new one (spec §4). The quantity over the limit is dropped: check
 * {@link remainingQuantity} first.
 */
export function addToCart(cart: Cart, choice: Choice): Cart {
  const key = lineKey(choice);
  return cart.some((line) => line.key === key)
    ? changeQuantity(cart, key, (quantity) => quantity + choice.quantity)
    : [...cart, { ...choice, quantity: withinLimit(choice.quantity), key }];
}

/** No line leaves the limits. */
export function changeQuantity(cart: Cart, key: LineKey, change: (quantity: number) => number): Cart {
  return cart.map((line) =>
    line.key === key ? { ...line, quantity: withinLimit(change(line.quantity)) } : line,
  );
}

/** What is left of a cart of which these lines were ordered: what was added since. */
export const withoutOrdered = (cart: Cart, ordered: Cart): Cart =>
  cart.flatMap((line) => {
    const left = line.quantity - (ordered.find(({ key }) => key === line.key)?.quantity ?? 0);
    return left > 0 ? { ...line, quantity: left } : [];
  });

/** Any cart operation that throws resets the cart to empty (spec §4). */
export function operateOn(cart: Cart, operation: (cart: Cart) => Cart): Cart {
  try {
    return operation(cart);
  } catch {
    return emptyCart;
  }
}

/** Extras and options are charged once per unit, not once per line (spec §9). */
export function extrasTotal({ extras, groups, quantity }: Choice): Cents {
  return timesCents(addCents(sumCents(extras.map(({ price }) => price)), groupsTotal(groups)), quantity);
}

/** price × quantity + the price of each extra and of the options × quantity (spec §9). */
export function lineTotal(line: Choice): Cents {
  return addCents(timesCents(line.product.price, line.quantity), extrasTotal(line));
}

/** The sum of the products, without what delivery costs. */
export const cartTotal = (cart: readonly Choice[]): Cents => sumCents(cart.map(lineTotal));
