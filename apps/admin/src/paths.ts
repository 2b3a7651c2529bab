/** The routes of spec §2 that this app has so far, and the sign-in of decision A1. */
export const paths = {
  login: '/login',
  orders: '/orders',
  admin: '/admin',
} as const;
