import { isHashedAsset } from '../hashedAsset.ts';

/** Paths that the staff's app owns, and everything below them (decision S5). The rest is the customers'. */
const adminPaths = [
  '/login',
  '/admin',
  '/update',
  '/create',
  '/create-category',
  '/extras',
  '/create-extras',
  '/orders',
];

export const isAdminPath = (path: string): boolean =>
  adminPaths.some((own) => path === own || path.startsWith(`${own}/`));

/** Screens of the store whose path ends with an id, whatever stands there: `/add/1.5` is a product that is missing. */
const isScreenOfOne = (path: string): boolean => /^\/(add|order-details)\//.test(path);

/** Paths where a file is meant, so that a missing one is missing: never the page of a screen in its place. */
export const isFilePath = (path: string): boolean =>
  isHashedAsset(path) || (/\.[a-z\d]+$/i.test(path) && !isScreenOfOne(path));
