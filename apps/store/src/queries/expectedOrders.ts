import { followedOrders } from '../storage/followedOrders.ts';

/** The number of orders to reserve space for while they load. */
export const expectedActiveOrders = (): number => followedOrders.load().length;
