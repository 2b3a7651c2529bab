import { isAvailable } from '../menu/availability.ts';
import type { Extra, Product, ProductId } from '../menu/catalog.ts';
import type { OfferedGroup } from '../menu/choiceGroups.ts';
import type { MenuMoment } from '../menu/menuHours.ts';
import { addToCart, type Cart, type CartLine, type Choice, emptyCart, extrasTotal } from './cart.ts';
import { checkLine, type LineChange } from './linePricing.ts';

/** The part of today's menu that a cart needs. */
export type FreshMenu = {
  /** The queried ids. A product outside of this list is not compared. */
  readonly products: readonly {
    readonly id: ProductId;
    /** Null for a product that is no longer on the menu. */
    readonly now: Product | null;
    /** The extras that it may have; sold-out ones are marked. */
    readonly extras: readonly Extra[];
    /** The groups that it has; sold-out options are marked. */
    readonly groups: readonly OfferedGroup[];
  }[];
  /** The crepas that a combo may contain; sold-out ones are marked. */
  readonly crepas: readonly Product[];
};

export type LineComparison = {
  /** Empty when nothing changed since the customer saw it. A deleted extra or crepa has no name here. */
  readonly changes: readonly LineChange[];
  /** Whether its product is available then, perhaps without the same crepas. */
  readonly isOnMenu: boolean;
  /** The line as it is available now, or null when it is not: a combo on the menu without one of its crepas is incomplete. */
  readonly now: Choice | null;
};

/**
 * A line of the cart compared with today's menu (decision O6). A product that was not asked for counts as unchanged.
 *
 * @param menu the answer for the products of the cart
 * @param moment for which the order is
 */
export function compareLine(line: CartLine, menu: FreshMenu, moment: MenuMoment): LineComparison {
  const { product, quantity, crepas } = line;
  const asked = menu.products.find(({ id }) => id === product.id);
  if (!asked) return { changes: [], isOnMenu: true, now: line };
  const { priced, changes } = checkLine(
    {
      moment,
      product: (id) => (id === product.id ? asked.now : crepaNow(id, line, menu)),
      extrasOf: () => asked.extras,
      groupsOf: () => asked.groups,
    },
    {
      ...line,
      productId: product.id,
      unitPrice: product.price,
      crepaIds: crepas.map(({ id }) => id),
      options: line.groups.flatMap(({ options }) => options),
      extrasTotal: extrasTotal(line),
    },
  );
  return {
    changes,
    isOnMenu: asked.now !== null && isAvailable(asked.now, moment),
    now: priced && {
      product: priced.product,
      quantity,
      extras: priced.extras,
      crepas: priced.crepas,
      groups: priced.groups,
    },
  };
}

/** What can be ordered of the compared lines. Equal lines are one, so this costs what a confirmed order does. */
export const orderableCart = (lines: readonly LineComparison[]): Cart =>
  lines.flatMap(({ now }) => now ?? []).reduce(addToCart, emptyCart);

/**
 * The cart by today's menu: new prices, without unavailable extras and lines; an incomplete combo stays as it is. Lines
 * that become equal are one, with no more than its limit. Apply it only after the customer accepted the changes
 * (decision O6).
 */
export const refreshCart = (cart: Cart, menu: FreshMenu, moment: MenuMoment): Cart =>
  cart
    .flatMap((line) => {
      const { now, isOnMenu } = compareLine(line, menu, moment);
      return now ?? (isOnMenu ? line : []);
    })
    .reduce(addToCart, emptyCart);

function crepaNow(wanted: ProductId, line: CartLine, menu: FreshMenu): Product | undefined {
  const isWanted = ({ id }: Product) => id === wanted;
  const crepa = line.crepas.find(isWanted);
  const offered = menu.crepas.find(isWanted);
  // A backend of the plain spec does not send `elegible_combo` here: being on the list is enough.
  return crepa && { ...(offered ?? crepa), available: offered?.available ?? false, isComboEligible: true };
}
