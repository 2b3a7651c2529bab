/** Paths of the staff's app, with everything below them (decision S5). All others belong to the store. */
export const adminPaths: readonly string[] = [
  '/login',
  '/admin',
  '/update',
  '/create',
  '/create-category',
  '/extras',
  '/create-extras',
  '/grupos',
  '/codigos',
  '/orders',
  '/shop',
  '/historial',
  '/personas',
  '/personal',
];

/** @param url as it was sent: an encoded path is none of the staff's, so page and headers cannot disagree */
export const isAdminPath = (url: string): boolean => {
  const path = url.replace(/[?#].*/s, '');
  return adminPaths.some((own) => path === own || path.startsWith(`${own}/`));
};
