/** Keys that several files read; the others stand in their own `…Storage.ts`. All of them: docs/contract.md. */
export const sessionKey = 'session';
export const followedOrdersKey = 'followedOrders';
export const followLinksKey = 'followLinks';
export const pastOrdersKey = 'pastOrders';
export const cartKey = 'cart';
export const addressDetailsKey = 'addressDetails';
export const fulfilmentKey = 'entrega';
export const pendingOrderKey = 'pendingOrder';
