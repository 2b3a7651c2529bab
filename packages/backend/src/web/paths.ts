import { isHashedAsset } from '../hashedAsset.ts';

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

/** Screens whose path ends with an id of any form: `/add/1.5` is an unknown product, not a file. */
const isScreenWithId = (path: string): boolean => /^\/(add|order-details)\//.test(path);

/** Paths of files: a missing file is answered with 404, not with the page of the app. */
export const isFilePath = (path: string): boolean =>
  isHashedAsset(path) || (/\.[a-z\d]+$/i.test(path) && !isScreenWithId(path));
