import { createDrafts } from '../../shared/drafts/createDrafts.ts';
import type { ShopDraft } from './shopForm.ts';

/** The touched fields of the shop. There is one such form. */
export const shopDrafts = createDrafts<ShopDraft>();
export const shopForm = 'shop';
