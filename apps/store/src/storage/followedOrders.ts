import { type OrderId, orderId } from '@crepas/domain';
import * as v from 'valibot';
import { followedOrdersKey } from './bootKeys.ts';
import { type JsonStorage, localJson } from './jsonStorage.ts';

const stored = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.transform(orderId)));

/**
 * The orders that were under way when the shop was last asked, and those whose bad end the customer has not yet
 * read: room for them is kept on the next page load, and one that is missing then is asked for.
 */
export const createFollowedOrders = (json: JsonStorage) => ({
  load: (): readonly OrderId[] => {
    const read = v.safeParse(stored, json.read(followedOrdersKey));
    return read.success ? read.output : [];
  },
  save: (ids: readonly OrderId[]): void => json.write(followedOrdersKey, ids),
});

export const followedOrders = createFollowedOrders(localJson);
