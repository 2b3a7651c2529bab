import { extraId, orderId, productId } from '@crepas/domain';
import type { PastOrder } from '@crepas/domain/reorder';
import * as v from 'valibot';
import { pastOrdersKey } from './bootKeys.ts';
import { type JsonStorage, localJson } from './jsonStorage.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const itemOf = <Id>(brand: (id: number) => Id) =>
  v.object({ id: v.pipe(id, v.transform(brand)), name: v.string() });

const line = v.object({
  product: v.object({ ...itemOf(productId).entries, imageUrl: v.string() }),
  quantity: id,
  extras: v.array(itemOf(extraId)),
  crepas: v.array(itemOf(productId)),
});

const stored = v.array(v.object({ id: v.pipe(id, v.transform(orderId)), lines: v.array(line) }));

/** The customer's last orders, newest first: only what was ordered, without phone, address or prices. */
export const createPastOrders = (json: JsonStorage) => ({
  load: (): readonly PastOrder[] => {
    const read = v.safeParse(stored, json.read(pastOrdersKey));
    return read.success ? read.output : [];
  },
  /** Only the fields of the format: a line of the cart has more. */
  save: (orders: readonly PastOrder[]): void => json.write(pastOrdersKey, v.parse(stored, orders)),
});

export const pastOrders = createPastOrders(localJson);
