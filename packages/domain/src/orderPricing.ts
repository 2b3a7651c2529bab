import { extrasTotal, lineTotal, maxQuantity } from './cart.ts';
import { comboSize } from './combo.ts';
import {
  type CheckedLine,
  checkLine,
  type OrderChange,
  type PricedLine,
  type PricingMenu,
  type RequestedLine,
} from './linePricing.ts';
import { type Cents, sumCents } from './money.ts';

export type RequestedOrder = { readonly lines: readonly RequestedLine[]; readonly total: Cents };

/**
 * An order that the store never sends. The fault of a line contains the name of the product, empty for an
 * unknown one.
 */
export type OrderFault =
  | { readonly code: 'noLines' | 'total' }
  | { readonly code: 'quantity' | 'comboSize' | 'notACombo' | 'repeatedExtra'; readonly name: string };

export type PricedOrder =
  | { readonly kind: 'priced'; readonly lines: readonly PricedLine[]; readonly total: Cents }
  | { readonly kind: 'changed'; readonly changes: readonly OrderChange[]; readonly total: Cents }
  | { readonly kind: 'faulty'; readonly fault: OrderFault };

/**
 * The server's arithmetic over its own menu: the figures of the request are compared, never used.
 *
 * @param sold of an order that changes: the same line in no larger number keeps its price, and need not be on the menu
 */
export function priceOrder(
  menu: PricingMenu,
  order: RequestedOrder,
  sold: readonly PricedLine[] = [],
): PricedOrder {
  const left = [...sold];
  const kept = order.lines.map((line) => takeSold(left, line));
  const fault = findFault(menu, order, kept);
  if (fault) return { kind: 'faulty', fault };

  const checked = order.lines.map((line, place): CheckedLine => {
    const priced = kept[place];
    return priced ? { priced, changes: [] } : checkLine(menu, line);
  });
  const changes = checked.flatMap(({ changes }) => changes);
  const lines = checked.flatMap(({ priced }) => (priced ? [priced] : []));
  const total = sumCents(lines.map(lineTotal));
  if (changes.length > 0) return { kind: 'changed', changes, total };
  if (total !== order.total) return { kind: 'faulty', fault: { code: 'total' } };
  return { kind: 'priced', lines, total };
}

/** Takes the sold line of the same product, made in the same way for the same price; null when there is none. */
function takeSold(left: PricedLine[], line: RequestedLine): PricedLine | null {
  const place = left.findIndex(
    ({ product, quantity, extras, crepas, extrasTotal }) =>
      product.id === line.productId &&
      product.price === line.unitPrice &&
      sameIds(extras, line.extras) &&
      sameIds(
        crepas,
        line.crepaIds.map((id) => ({ id })),
      ) &&
      extrasTotal === sumCents(line.extras.map(({ price }) => price)) * quantity &&
      Number.isInteger(line.quantity) &&
      line.quantity >= 1 &&
      line.quantity <= quantity,
  );
  const [found] = place < 0 ? [] : left.splice(place, 1);
  return found
    ? { ...found, quantity: line.quantity, extrasTotal: extrasTotal({ ...found, quantity: line.quantity }) }
    : null;
}

const sameIds = (some: readonly { readonly id: number }[], others: readonly { readonly id: number }[]) =>
  some.length === others.length && some.every(({ id }) => others.some((other) => other.id === id));

function findFault(
  menu: PricingMenu,
  { lines }: RequestedOrder,
  kept: readonly (PricedLine | null)[],
): OrderFault | null {
  if (lines.length === 0) return { code: 'noLines' };
  for (const [place, { productId, quantity, extras, crepaIds }] of lines.entries()) {
    if (kept[place]) continue;
    const product = menu.product(productId);
    const name = product?.name ?? '';
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity)
      return { code: 'quantity', name };
    if (new Set(extras.map(({ id }) => id)).size !== extras.length) return { code: 'repeatedExtra', name };
    if (product?.isCombo && new Set(crepaIds).size !== comboSize) return { code: 'comboSize', name };
    if (product && !product.isCombo && crepaIds.length > 0) return { code: 'notACombo', name };
  }
  return null;
}
