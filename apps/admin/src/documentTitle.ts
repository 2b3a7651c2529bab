import { createPageTitle } from './pageTitle.ts';

export const documentTitle = createPageTitle(document);
