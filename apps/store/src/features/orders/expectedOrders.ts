import { followLinksKey, localJson, pastOrdersKey } from '../../shared/storage/jsonStorage.ts';
import { followedOrders } from './followedOrdersStorage.ts';

/** The number of orders to reserve space for while they load. */
export const expectedActiveOrders = (): number => followedOrders.load().length;

/** Whether a link follows an order. */
export const hasFollowLinks = (): boolean => Object(localJson.read(followLinksKey)).length > 0;

/** Whether to reserve space for «Pedir otra vez». */
export const expectsPastOrders = (): boolean => Object(localJson.read(pastOrdersKey)).length > 0;
