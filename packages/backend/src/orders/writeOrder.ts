import { type Cents, orderId, type PhoneNumber, type PlacedOrder, type PricedLine } from '@crepas/domain';
import type { Queries } from '../db/Database.ts';
import { orderEvents, orderLines, orders } from '../db/schema.ts';

export type NewOrder = {
  readonly phone: PhoneNumber;
  readonly deliveryAddress: string;
  readonly total: Cents;
  readonly lines: readonly PricedLine[];
};

/** Writes an order, its lines and the event that tells of it. To be called inside a transaction. */
export async function writeOrder(queries: Queries, order: NewOrder): Promise<PlacedOrder> {
  const { phone, deliveryAddress, total } = order;
  const [row] = await queries
    .insert(orders)
    .values({ phone, deliveryAddress, totalCents: total })
    .returning({ id: orders.id, stage: orders.stage, placedAt: orders.placedAt });
  if (!row) throw new Error('The database returned no row for a new order.');
  await queries
    .insert(orderLines)
    .values(order.lines.map((line) => ({ orderId: row.id, ...soldLine(line) })));
  await queries.insert(orderEvents).values({ orderId: row.id, stage: row.stage });
  return { id: orderId(row.id), total, state: 'active', placedAt: row.placedAt };
}

/** Names, prices and pictures as they are today (decision O10). */
const soldLine = ({ product, quantity, extras, crepas, extrasTotal }: PricedLine) => ({
  productId: product.id,
  productName: product.name,
  unitPriceCents: product.price,
  quantity,
  extras: extras.map(({ id, name, price }) => ({ id, name, priceCents: price })),
  crepas: crepas.map(({ id, name }) => ({ id, name })),
  extrasTotalCents: extrasTotal,
  imageUrl: product.imageUrl,
});
