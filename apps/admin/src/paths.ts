import type { CategoryId, ProductId } from '@crepas/domain';

/** The routes of spec §2 that this app has so far, and the sign-in of decision A1. */
export const paths = {
  login: '/login',
  orders: '/orders',
  admin: '/admin',
  createCategory: '/create-category',
  extras: '/extras',
  createExtras: '/create-extras',
  adminOf: (category: CategoryId) => `/admin?categoria=${category}`,
  /** @param category the one that is chosen already */
  create: (category?: CategoryId) => (category === undefined ? '/create' : `/create?categoria=${category}`),
  update: (id: ProductId) => `/update/${id}`,
} as const;

/** The routes whose address has a variable part. */
export const patterns = { update: '/update/:id' } as const;
