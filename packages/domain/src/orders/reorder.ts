import { addToCart, type Cart, type Choice } from '../cart/cart.ts';
import { comboSize } from '../cart/combo.ts';
import type { FreshMenu } from '../cart/compareWithMenu.ts';
import { remainingQuantity } from '../cart/remainingQuantity.ts';
import type { PastLine, PastOrder } from './pastOrder.ts';

/** Something of an earlier order that cannot be ordered now. */
export type Missing = {
  readonly name: string;
  /**
   * `notToday`: an extra or a crepa of a combo, whose lists have only what is available. `tooMany`: the cart has no room for
   * all of its pieces.
   */
  readonly reason: 'gone' | 'soldOut' | 'notToday' | 'tooMany';
};

export type Reordered = {
  /** What can be ordered as it was, at today's prices. */
  readonly choices: readonly Choice[];
  /** Combos that lost a crepa: the customer chooses another. */
  readonly incomplete: readonly Choice[];
  readonly missing: readonly Missing[];
};

/** An earlier order by today's menu. Extras that are gone are left out and named; the product is still ordered. */
export function reorder({ lines }: PastOrder, menu: FreshMenu): Reordered {
  const found = lines.map((line) => reorderLine(line, menu));
  return {
    choices: found.flatMap(({ choice, isWhole }) => (choice && isWhole ? [choice] : [])),
    incomplete: found.flatMap(({ choice, isWhole }) => (choice && !isWhole ? [choice] : [])),
    missing: found.flatMap(({ missing }) => missing),
  };
}

type ReorderedLine = {
  readonly choice: Choice | null;
  readonly isWhole: boolean;
  readonly missing: readonly Missing[];
};

function reorderLine({ product: { id, name }, quantity, ...was }: PastLine, menu: FreshMenu): ReorderedLine {
  const asked = menu.products.find((product) => product.id === id);
  const product = asked?.now;
  if (!product?.available) {
    const reason = product?.soldOutUntil === undefined ? 'gone' : 'soldOut';
    return { choice: null, isWhole: false, missing: [{ name: product?.name ?? name, reason }] };
  }
  const extras = was.extras.map((extra) => offered(extra, asked?.extras ?? []));
  const crepas = was.crepas.map((crepa) => offered(crepa, menu.crepas));
  const found = crepas.flatMap(({ now }) => now ?? []);
  return {
    choice: { product, quantity, extras: extras.flatMap(({ now }) => now ?? []), crepas: found },
    isWhole: found.length === (product.isCombo ? comboSize : 0),
    missing: [...extras, ...crepas].flatMap(({ now, name }) => (now ? [] : [{ name, reason: 'notToday' }])),
  };
}

const offered = <Item extends { readonly id: number; readonly available: boolean }>(
  { id, name }: { readonly id: number; readonly name: string },
  list: readonly Item[],
) => ({ name, now: list.find((item) => item.id === id && item.available) });

/** Adds what fits: no line of a cart exceeds its limit (decision O13). */
export function addReordered(
  cart: Cart,
  choices: readonly Choice[],
): { readonly cart: Cart; readonly missing: readonly Missing[] } {
  const missing: Missing[] = [];
  const filled = choices.reduce((before, choice) => {
    const room = remainingQuantity(before, choice);
    if (room < choice.quantity) missing.push({ name: choice.product.name, reason: 'tooMany' });
    return room === 0 ? before : addToCart(before, { ...choice, quantity: Math.min(choice.quantity, room) });
  }, cart);
  return { cart: filled, missing };
}
