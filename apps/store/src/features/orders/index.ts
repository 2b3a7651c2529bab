export { ActiveOrders, prefetchOrdersUnderWay } from './ActiveOrders.tsx';
export { useFollowed } from './followed.ts';
export { followedOrders } from './followedOrdersStorage.ts';
export { orderKeys, showPlacedOrder } from './orders.ts';
export { keepPlacedOrder } from './pastOrders.ts';
