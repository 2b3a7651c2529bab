/** The chunk of the changed order's dialog; prefetched when the cart is idle. */
export const loadChangedOrder = () => import('./ChangedOrder.tsx').then((part) => part.ChangedOrder);
