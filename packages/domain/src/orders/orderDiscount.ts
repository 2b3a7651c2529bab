import type { Choice } from '../cart/cart.ts';
import type { PricingMenu } from '../cart/linePricing.ts';
import {
  type Discount,
  type DiscountedOrder,
  type DiscountTerms,
  discountOf,
} from '../discounts/discountCode.ts';
import { type Cents, zeroCents } from '../money/money.ts';

/** A line that was sold before does not know its category: the menu does, while it has the product. */
const withCategories = (menu: Pick<PricingMenu, 'product'>, lines: readonly Choice[]): readonly Choice[] =>
  lines.map((line) => {
    const { categoryId = line.product.categoryId } = menu.product(line.product.id) ?? {};
    return { ...line, product: { ...line.product, categoryId } };
  });

/** What a code takes off an order, or why it takes nothing off; the lines may be sold ones. */
export const discountOfOrder = (
  menu: Pick<PricingMenu, 'product'>,
  terms: DiscountTerms,
  order: DiscountedOrder,
): Discount => discountOf(terms, { ...order, lines: withCategories(menu, order.lines) });

/** In centavos; 0 without terms. */
export function discountFor(
  menu: Pick<PricingMenu, 'product'>,
  terms: DiscountTerms | null,
  order: DiscountedOrder,
): Cents {
  const discount = terms && discountOfOrder(menu, terms, order);
  return discount?.kind === 'given' ? discount.amount : zeroCents;
}
