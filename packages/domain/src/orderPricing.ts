import { maxQuantity } from './cart.ts';
import type { Extra, ExtraId, Product, ProductId } from './catalog.ts';
import { comboSize } from './combo.ts';
import { addCents, type Cents, sumCents, timesCents } from './money.ts';

/** The menu at the moment of the order. */
export type PricingMenu = {
  readonly product: (id: ProductId) => Product | undefined;
  /** The extras linked to a product, unavailable ones too. */
  readonly extrasOf: (id: ProductId) => readonly Extra[];
};

/** A line as the customer asked for it: ids, and the prices that the customer saw. */
export type RequestedLine = {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly extras: readonly { readonly id: ExtraId; readonly name: string; readonly price: Cents }[];
  readonly crepaIds: readonly ProductId[];
};

export type RequestedOrder = { readonly lines: readonly RequestedLine[]; readonly total: Cents };

/** A line by the shop's own menu. */
export type PricedLine = {
  readonly product: Product;
  readonly quantity: number;
  readonly extras: readonly Extra[];
  readonly crepas: readonly Product[];
  readonly extrasTotal: Cents;
};

/** Something the customer saw that is no longer so (decision O6). */
export type OrderChange = {
  readonly productId: ProductId;
  readonly reason: 'price' | 'unavailable' | 'deleted' | 'extra';
  readonly name: string;
  readonly before?: Cents;
  readonly now?: Cents;
};

/** An order that no honest screen sends. */
export type OrderFault =
  | { readonly code: 'noLines' }
  | { readonly code: 'quantity'; readonly line: number }
  | { readonly code: 'comboSize'; readonly line: number }
  | { readonly code: 'notACombo'; readonly line: number }
  | { readonly code: 'repeatedExtra'; readonly line: number }
  | { readonly code: 'total' };

export type PricedOrder =
  | { readonly kind: 'priced'; readonly lines: readonly PricedLine[]; readonly total: Cents }
  | { readonly kind: 'changed'; readonly changes: readonly OrderChange[]; readonly total: Cents }
  | { readonly kind: 'faulty'; readonly fault: OrderFault };

/** The shop's own arithmetic over its own menu: the customer's figures are compared, never used. */
export function priceOrder(menu: PricingMenu, order: RequestedOrder): PricedOrder {
  const fault = findFault(menu, order);
  if (fault) return { kind: 'faulty', fault };

  const checked = order.lines.map((line) => checkLine(menu, line));
  const changes = checked.flatMap(({ changes }) => changes);
  const lines = checked.flatMap(({ priced }) => (priced ? [priced] : []));
  const total = sumCents(lines.map(pricedLineTotal));
  if (changes.length > 0) return { kind: 'changed', changes, total };
  if (total !== order.total) return { kind: 'faulty', fault: { code: 'total' } };
  return { kind: 'priced', lines, total };
}

export const pricedLineTotal = ({ product, quantity, extrasTotal }: PricedLine): Cents =>
  addCents(timesCents(product.price, quantity), extrasTotal);

function findFault(menu: PricingMenu, { lines }: RequestedOrder): OrderFault | null {
  if (lines.length === 0) return { code: 'noLines' };
  for (const [index, { productId, quantity, extras, crepaIds }] of lines.entries()) {
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > maxQuantity) {
      return { code: 'quantity', line: index };
    }
    if (new Set(extras.map(({ id }) => id)).size !== extras.length) {
      return { code: 'repeatedExtra', line: index };
    }
    const product = menu.product(productId);
    if (product?.isCombo && new Set(crepaIds).size !== comboSize) return { code: 'comboSize', line: index };
    if (product && !product.isCombo && crepaIds.length > 0) return { code: 'notACombo', line: index };
  }
  return null;
}

type CheckedLine = { readonly priced: PricedLine | null; readonly changes: readonly OrderChange[] };

function checkLine(menu: PricingMenu, line: RequestedLine): CheckedLine {
  const { productId, quantity } = line;
  const product = menu.product(productId);
  if (!product) return { priced: null, changes: [{ productId, reason: 'deleted', name: '' }] };
  if (!product.available) {
    return { priced: null, changes: [{ productId, reason: 'unavailable', name: product.name }] };
  }

  const changes: OrderChange[] = [];
  if (product.price !== line.unitPrice) {
    changes.push({
      productId,
      reason: 'price',
      name: product.name,
      before: line.unitPrice,
      now: product.price,
    });
  }
  const crepas = checkCrepas(menu, line, changes);
  const extras = checkExtras(menu, line, changes);
  const extrasTotal = timesCents(sumCents(extras.map(({ price }) => price)), quantity);
  return { priced: { product, quantity, extras, crepas, extrasTotal }, changes };
}

function checkCrepas(menu: PricingMenu, { productId, crepaIds }: RequestedLine, changes: OrderChange[]) {
  return crepaIds.flatMap((id) => {
    const crepa = menu.product(id);
    if (crepa?.available && crepa.isComboEligible) return [crepa];
    changes.push({ productId, reason: crepa ? 'unavailable' : 'deleted', name: crepa?.name ?? '' });
    return [];
  });
}

function checkExtras(menu: PricingMenu, { productId, extras }: RequestedLine, changes: OrderChange[]) {
  const offered = menu.extrasOf(productId);
  return extras.flatMap((asked) => {
    const extra = offered.find(({ id }) => id === asked.id);
    if (!extra?.available) {
      changes.push({ productId, reason: 'extra', name: asked.name, before: asked.price });
      return [];
    }
    if (extra.price !== asked.price) {
      changes.push({ productId, reason: 'extra', name: extra.name, before: asked.price, now: extra.price });
    }
    return [extra];
  });
}
