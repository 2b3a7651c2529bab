/** What «Finalizar» needs and the cart does not: it is fetched while the customer looks at the cart. */
export { showPlacedOrder } from '../queries/orders.ts';
export { messageLink } from './messageLink.ts';
export { placeShopOrder } from './placeShopOrder.ts';
