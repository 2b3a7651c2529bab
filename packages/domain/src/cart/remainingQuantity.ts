import { type Cart, type Choice, type LineKey, lineKey, maxQuantity } from './cart.ts';

/**
 * How many more of a choice fit into the cart: the limit minus the quantity of the line with the same key.
 *
 * @param edited the line that the choice replaces; it is not counted
 */
export function remainingQuantity(
  cart: Cart,
  choice: Omit<Choice, 'quantity'>,
  edited: LineKey | null = null,
): number {
  const key = lineKey(choice);
  const same = key === edited ? undefined : cart.find((line) => line.key === key);
  return maxQuantity - (same?.quantity ?? 0);
}
