import type { Cart, CartLine, FreshMenu } from '@crepas/domain';

/** The products of today's menu, with the extras of each. */
export type TodaysProducts = FreshMenu['products'];

/** What a line was sold as: the server keeps its price in the same or a smaller number (`priceOrder`). */
export const soldLine = (line: CartLine, sold: Cart): CartLine | undefined =>
  sold.find(({ key, quantity }) => key === line.key && line.quantity <= quantity);

/** The lines at the prices that the server charges for a change: those that were agreed, and today's for the rest. */
export const chargedLines = (lines: Cart, sold: Cart, today: TodaysProducts): Cart =>
  lines.map((line) => {
    const agreed = soldLine(line, sold);
    return agreed ? { ...agreed, quantity: line.quantity } : atTodaysPrices(line, today);
  });

/** A product or an extra that is not on the menu stays as it is: the server refuses it by name. */
function atTodaysPrices(line: CartLine, today: TodaysProducts): CartLine {
  const found = today.find(({ id }) => id === line.product.id);
  if (!found?.now) return line;
  const extras = line.extras.map((extra) => found.extras.find(({ id }) => id === extra.id) ?? extra);
  return { ...line, product: found.now, extras };
}
