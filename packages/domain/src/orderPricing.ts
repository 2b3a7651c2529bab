import { lineTotal, maxQuantity } from './cart.ts';
import { comboSize } from './combo.ts';
import {
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

/** The server's arithmetic over its own menu: the figures of the request are compared, never used. */
export function priceOrder(menu: PricingMenu, order: RequestedOrder): PricedOrder {
  const fault = findFault(menu, order);
  if (fault) return { kind: 'faulty', fault };

  const checked = order.lines.map((line) => checkLine(menu, line));
  const changes = checked.flatMap(({ changes }) => changes);
  const lines = checked.flatMap(({ priced }) => (priced ? [priced] : []));
  const total = sumCents(lines.map(lineTotal));
  if (changes.length > 0) return { kind: 'changed', changes, total };
  if (total !== order.total) return { kind: 'faulty', fault: { code: 'total' } };
  return { kind: 'priced', lines, total };
}

function findFault(menu: PricingMenu, { lines }: RequestedOrder): OrderFault | null {
  if (lines.length === 0) return { code: 'noLines' };
  for (const { productId, quantity, extras, crepaIds } of lines) {
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
