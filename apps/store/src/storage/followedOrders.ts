import { type OrderId, orderId } from '@crepas/domain';
import * as v from 'valibot';
import { followedOrdersKey } from './bootKeys.ts';
import { type JsonStorage, localJson } from './jsonStorage.ts';

const stored = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.transform(orderId)));

/**
 * The orders that were active at the last request, and the rejected or cancelled ones that the customer has not yet
 * dismissed. The next page load reserves space for them, and requests each one that is no longer active.
 */
const createFollowedOrders = (json: JsonStorage) => ({
  load: (): readonly OrderId[] => {
    const read = v.safeParse(stored, json.read(followedOrdersKey));
    return read.success ? read.output : [];
  },
  save: (ids: readonly OrderId[]): void => json.write(followedOrdersKey, ids),
});

export const followedOrders = createFollowedOrders(localJson);
