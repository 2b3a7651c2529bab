import { addToCart, type Cart, type CartLine, type Choice, emptyCart } from './cart.ts';
import type { Extra, Product, ProductId } from './catalog.ts';
import { checkLine, type OrderChange } from './linePricing.ts';

/** Today's menu, as far as a cart needs it. */
export type FreshMenu = {
  /** What was asked for; nothing is said of a product that is not among it. */
  readonly products: readonly {
    readonly id: ProductId;
    /** Null for one that is gone from the menu. */
    readonly now: Product | null;
    /** The extras that may be had with it now. */
    readonly extras: readonly Extra[];
  }[];
  /** What a combo may be made of now. */
  readonly crepas: readonly Product[];
};

/** A line of the cart, held against today's menu. */
export type LineNews = {
  /** Empty while everything is as the customer saw it. What is gone from the menu has no name there. */
  readonly changes: readonly OrderChange[];
  /** Its product can be had today, if not with the same crepas. */
  readonly isOnMenu: boolean;
  /** The line as it can be had now, or null when it cannot: a combo that lost a crepa goes as a whole. */
  readonly now: Choice | null;
};

export function lineNews(line: CartLine, menu: FreshMenu): LineNews {
  const { product, quantity, crepas } = line;
  const asked = menu.products.find(({ id }) => id === product.id);
  if (!asked) return { changes: [], isOnMenu: true, now: line };
  const { priced, changes } = checkLine(
    {
      product: (id) => (id === product.id ? asked.now : crepaNow(id, line, menu)),
      extrasOf: () => asked.extras,
    },
    { ...line, productId: product.id, unitPrice: product.price, crepaIds: crepas.map(({ id }) => id) },
  );
  const isWhole = priced?.crepas.length === crepas.length;
  return {
    changes,
    isOnMenu: priced !== null,
    now: isWhole ? { product: priced.product, quantity, extras: priced.extras, crepas: priced.crepas } : null,
  };
}

/**
 * The cart by today's menu: new prices, without the extras and the lines that can no longer be had. Only for a
 * customer who said yes to the changes (decision O6).
 */
export const refreshCart = (cart: Cart, menu: FreshMenu): Cart =>
  cart.flatMap((line) => lineNews(line, menu).now ?? []).reduce(addToCart, emptyCart);

function crepaNow(wanted: ProductId, line: CartLine, menu: FreshMenu): Product | undefined {
  const isWanted = ({ id }: Product) => id === wanted;
  const crepa = line.crepas.find(isWanted);
  // A shop that knows only the spec does not say twice that it may be chosen: it is on the list.
  return crepa && { ...crepa, available: menu.crepas.some(isWanted), isComboEligible: true };
}
