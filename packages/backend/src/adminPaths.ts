/** Paths of the staff's app, with everything below them (decision S5). All others belong to the store. */
const adminPaths = [
  '/login',
  '/admin',
  '/update',
  '/create',
  '/create-category',
  '/extras',
  '/create-extras',
  '/orders',
  '/shop',
  '/historial',
  '/personas',
  '/personal',
];

export const isAdminPath = (path: string): boolean =>
  adminPaths.some((own) => path === own || path.startsWith(`${own}/`));
