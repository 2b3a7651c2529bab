/** Read by the boot script too, and alone in a file because it takes nothing else along. */
export const sessionKey = 'session';
export const followedOrdersKey = 'followedOrders';
export const cartKey = 'cart';
export const addressDetailsKey = 'addressDetails';
