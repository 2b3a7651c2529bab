import { type Cart, type Choice, type LineKey, lineKey, maxQuantity } from './cart.ts';

/**
 * How many of a choice the cart can still take: what the line with the same key leaves of the limit.
 *
 * @param edited the line that the choice would replace; it does not count
 */
export function roomFor(cart: Cart, choice: Omit<Choice, 'quantity'>, edited: LineKey | null = null): number {
  const key = lineKey(choice);
  const same = key === edited ? undefined : cart.find((line) => line.key === key);
  return maxQuantity - (same?.quantity ?? 0);
}
