import { type OrderId, orderId } from '@crepas/domain';
import * as v from 'valibot';
import { followedOrdersKey, localJson, storedValue } from '../../shared/storage/jsonStorage.ts';

const stored = v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.transform(orderId)));

/**
 * The orders that were active at the last request, and the rejected or cancelled ones that the customer has not yet
 * dismissed. The next page load reserves space for them, and requests each one that is no longer active.
 */
export const followedOrders = storedValue<readonly OrderId[], readonly OrderId[]>(
  localJson,
  followedOrdersKey,
  stored,
  [],
);
