/** The keys that an inline script of the rendered pages reads too. A file of its own keeps that script small. */
export const sessionKey = 'session';
export const followedOrdersKey = 'followedOrders';
export const followLinksKey = 'followLinks';
export const pastOrdersKey = 'pastOrders';
export const cartKey = 'cart';
export const addressDetailsKey = 'addressDetails';
export const fulfilmentKey = 'entrega';
export const pendingOrderKey = 'pendingOrder';
