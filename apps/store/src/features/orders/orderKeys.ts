/**
 * The first part of the key of everything that an order's change makes stale. In a file of its own: who follows the shop's
 * events without an order needs nothing else of the orders.
 */
export const orderKeys = ['activeOrders', 'orderDetails'] as const;
