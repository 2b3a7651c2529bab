import type { Extra, ExtraId, Product, ProductId } from '../menu/catalog.ts';
import type { Cents } from '../money/money.ts';
import { type Choice, extrasTotal } from './cart.ts';

/** The menu at the moment of the order. */
export type PricingMenu = {
  readonly product: (id: ProductId) => Product | null | undefined;
  /** The extras linked to a product, including unavailable ones. */
  readonly extrasOf: (id: ProductId) => readonly Extra[];
};

/** A line of the request: ids, and the prices that the customer saw. */
export type RequestedLine = {
  readonly productId: ProductId;
  readonly quantity: number;
  readonly unitPrice: Cents;
  readonly extras: readonly { readonly id: ExtraId; readonly name: string; readonly price: Cents }[];
  readonly crepaIds: readonly ProductId[];
};

/** A line with the prices of the shop's menu. */
export type PricedLine = Choice & { readonly extrasTotal: Cents };

/** A difference between a line as the customer saw it and the menu (decision O6). */
export type LineChange = {
  readonly productId: ProductId;
  readonly reason: 'price' | 'unavailable' | 'deleted' | 'extra';
  readonly name: string;
  readonly before?: Cents;
  readonly now?: Cents;
  /** When a product that is sold out is available again. */
  readonly soldOutUntil?: number | undefined;
};

/** What delivery costs has changed. */
export type FeeChange = { readonly reason: 'fee'; readonly before: Cents; readonly now: Cents };

export type OrderChange = LineChange | FeeChange;

/** `priced` is null when the line is no longer available. */
export type CheckedLine = { readonly priced: PricedLine | null; readonly changes: readonly LineChange[] };

/** Prices a line by the shop's menu. Every difference from what the customer saw is a change. */
export function checkLine(menu: PricingMenu, line: RequestedLine): CheckedLine {
  const { productId, quantity } = line;
  const product = menu.product(productId);
  if (!product?.available) return { priced: null, changes: [missing(productId, product)] };

  const changes: LineChange[] = [];
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
  // A combo without one of its crepas cannot be ordered: the customer chooses another one first.
  if (crepas.length < line.crepaIds.length) return { priced: null, changes };
  const choice = { product, quantity, extras, crepas };
  return { priced: { ...choice, extrasTotal: extrasTotal(choice) }, changes };
}

const missing = (productId: ProductId, product: Product | null | undefined): LineChange => ({
  productId,
  reason: product ? 'unavailable' : 'deleted',
  name: product?.name ?? '',
  soldOutUntil: product?.soldOutUntil,
});

function checkCrepas(menu: PricingMenu, { productId, crepaIds }: RequestedLine, changes: LineChange[]) {
  return crepaIds.flatMap((id) => {
    const crepa = menu.product(id);
    if (crepa?.available && crepa.isComboEligible) return [crepa];
    changes.push(missing(productId, crepa));
    return [];
  });
}

function checkExtras(menu: PricingMenu, { productId, extras }: RequestedLine, changes: LineChange[]) {
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
