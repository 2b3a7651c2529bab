import type { Product } from '../menu/catalog.ts';
import type { StaffOrder } from './order.ts';

/**
 * The products that are ordered most in these orders, the best first; then those of «Mejores Selecciones», then the others in the order
 * of the menu.
 */
export function mostOrdered(
  menu: readonly Product[],
  orders: readonly Pick<StaffOrder, 'lines'>[],
  count: number,
): readonly Product[] {
  const pieces = new Map<number, number>();
  for (const { productId, quantity } of orders.flatMap(({ lines = [] }) => lines)) {
    if (productId !== undefined) pieces.set(productId, (pieces.get(productId) ?? 0) + quantity);
  }
  const ordered = ({ id }: Product) => pieces.get(id) ?? 0;
  return [...menu]
    .sort((one, other) => ordered(other) - ordered(one) || Number(other.isPromoted) - Number(one.isPromoted))
    .slice(0, count);
}
