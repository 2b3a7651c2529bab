import type { OrderId, ProductId } from '@crepas/domain';

/** Every address of the store, once (spec §2). */
export const paths = {
  root: '/',
  home: '/home',
  add: (id: ProductId) => `/add/${id}`,
  cart: '/cart',
  address: '/address',
  userdata: '/userdata',
  sms: '/sms',
  locationPermission: '/location-permission',
  orderDetails: (id: OrderId) => `/order-details/${id}`,
  maintenance: '/maintenance',
};

/** The same for the router, where an address has a part to fill in. */
export const patterns = {
  add: '/add/:id',
  orderDetails: '/order-details/:id',
};
