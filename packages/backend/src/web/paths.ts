import { isHashedAsset } from '../hashedAsset.ts';

/** Screens whose path ends with an id of any form: `/add/1.5` is an unknown product, not a file. */
const isScreenWithId = (path: string): boolean => /^\/(add|order-details)\//.test(path);

/** Paths of files: a missing file is answered with 404, not with the page of the app. */
export const isFilePath = (path: string): boolean =>
  isHashedAsset(path) || (/\.[a-z\d]+$/i.test(path) && !isScreenWithId(path));
