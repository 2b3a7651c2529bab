import { createDrafts } from '../../../shared/drafts/createDrafts.ts';

/** By the category's id, or `new`. */
export const categoryNameDrafts = createDrafts<string>();
