import type { FollowToken } from '@crepas/api';
import type { CartLine, Choice, OrderId, ProductId } from '@crepas/domain';

/** In the query of `/add/{id}`: the line that is edited there. */
export const lineParam = 'linea';

/** The pages about the shop. */
const aboutPaths = { privacy: '/aviso-de-privacidad', shop: '/tienda' } as const;

export type AboutPath = (typeof aboutPaths)[keyof typeof aboutPaths];

/** Every address of the store, once (spec §2). */
export const paths = {
  ...aboutPaths,
  root: '/',
  home: '/home',
  add: (id: ProductId) => `/add/${id}`,
  /** The product of a line of the cart, as the customer had it. */
  editLine: ({ key, product }: CartLine) => `/add/${product.id}?${new URLSearchParams({ [lineParam]: key })}`,
  search: '/buscar',
  cart: '/cart',
  address: '/address',
  userdata: '/userdata',
  sms: '/sms',
  locationPermission: '/location-permission',
  orderDetails: (id: OrderId) => `/order-details/${id}`,
  /** The order of a follow link. */
  follow: (token: FollowToken) => `/seguimiento/${token}`,
  maintenance: '/maintenance',
};

/** The same for the router, where an address has a part to fill in. */
export const patterns = {
  add: '/add/:id',
  orderDetails: '/order-details/:id',
  follow: '/seguimiento/:token',
};

/** The state of the way to `/add/{id}`: a choice that «Pedir otra vez» could not complete, and what the customer is told about it. */
export type StartedChoice = {
  readonly again: Choice;
  readonly note: string;
  /** Another one of the same order. */
  readonly next: StartedChoice | null;
};
