import { extraId, optionId, orderId, type PastOrder, productId } from '@crepas/domain';
import * as v from 'valibot';
import { type JsonStorage, localJson, pastOrdersKey, storedValue } from '../../shared/storage/jsonStorage.ts';

const id = v.pipe(v.number(), v.integer(), v.minValue(1));
const itemOf = <Id>(brand: (id: number) => Id) =>
  v.object({ id: v.pipe(id, v.transform(brand)), name: v.string() });

const option = v.object({ ...itemOf(optionId).entries, quantity: id });

const line = v.object({
  product: v.object({ ...itemOf(productId).entries, imageUrl: v.string() }),
  quantity: id,
  extras: v.array(itemOf(extraId)),
  crepas: v.array(itemOf(productId)),
  groups: v.optional(v.array(v.object({ options: v.array(option) })), []),
});

const stored = v.array(v.object({ id: v.pipe(id, v.transform(orderId)), lines: v.array(line) }));

/** The customer's last orders, newest first: only what was ordered, without phone, address or prices. */
export function createPastOrders(json: JsonStorage) {
  const { load, save } = storedValue<readonly PastOrder[], readonly PastOrder[]>(
    json,
    pastOrdersKey,
    stored,
    [],
  );
  /** Only the fields of the format: a line of the cart has more. */
  return { load, save: (orders: readonly PastOrder[]): void => save(v.parse(stored, orders)) };
}

export const pastOrders = createPastOrders(localJson);
