import type { CategoryId, GroupId, OrderId, ProductId } from '@crepas/domain';

/** What the browser prints: `cocina` has no prices; `entrega` has the total and the address. */
export type TicketPage = 'cocina' | 'entrega';

/** The staff's routes (spec §2), the sign-in (decision A1), and the pages of an order. */
export const paths = {
  login: '/login',
  orders: '/orders',
  dayReport: '/orders/report',
  /** An order by telephone. */
  newPhoneOrder: '/orders/nuevo',
  /** The same, with what an order that ended had. */
  takeAgain: (id: OrderId) => `/orders/nuevo?de=${id}`,
  /** The orders that one courier takes. */
  rider: '/orders/rider',
  shop: '/shop',
  /** The owner's: the change log, the data of a customer, the accounts of the staff. */
  changes: '/historial',
  people: '/personas',
  accounts: '/personal',
  admin: '/admin',
  createCategory: '/create-category',
  extras: '/extras',
  createExtras: '/create-extras',
  /** Groups of choices. */
  groups: '/grupos',
  createGroup: '/grupos/nuevo',
  updateGroup: (id: GroupId) => `/grupos/${id}`,
  /** The owner's promo codes. */
  codes: '/codigos',
  adminOf: (category: CategoryId) => `/admin?categoria=${category}`,
  /** @param category the preselected category */
  create: (category?: CategoryId) => (category === undefined ? '/create' : `/create?categoria=${category}`),
  update: (id: ProductId) => `/update/${id}`,
  /** @param swapped the product that is replaced */
  changeOrder: (id: OrderId, swapped?: ProductId) =>
    `/orders/${id}/cambiar${swapped === undefined ? '' : `?por=${swapped}`}`,
  ticket: (id: OrderId, kind: TicketPage) => `/orders/${id}/ticket?tipo=${kind}`,
} as const;

export const patterns = {
  update: '/update/:id',
  updateGroup: '/grupos/:id',
  ticket: '/orders/:id/ticket',
  changeOrder: '/orders/:id/cambiar',
} as const;
