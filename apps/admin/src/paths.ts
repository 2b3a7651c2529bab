import type { CategoryId, OrderId, ProductId } from '@crepas/domain';

/** For the kitchen, without prices; for the door, with all that is to be paid and found. */
export type TicketKind = 'cocina' | 'entrega';

/** The staff's routes of spec §2, the sign-in of decision A1, and what lies under an order. */
export const paths = {
  login: '/login',
  orders: '/orders',
  dayReport: '/orders/report',
  admin: '/admin',
  createCategory: '/create-category',
  extras: '/extras',
  createExtras: '/create-extras',
  adminOf: (category: CategoryId) => `/admin?categoria=${category}`,
  /** @param category the one that is chosen already */
  create: (category?: CategoryId) => (category === undefined ? '/create' : `/create?categoria=${category}`),
  update: (id: ProductId) => `/update/${id}`,
  ticket: (id: OrderId, kind: TicketKind) => `/orders/${id}/ticket?tipo=${kind}`,
} as const;

/** The routes whose address has a variable part. */
export const patterns = { update: '/update/:id', ticket: '/orders/:id/ticket' } as const;
