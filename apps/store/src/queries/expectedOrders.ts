import { followedOrders } from '../storage/followedOrders.ts';

/** Room to keep for orders that are still to come. */
export const expectedActiveOrders = (): number => followedOrders.load().length;
