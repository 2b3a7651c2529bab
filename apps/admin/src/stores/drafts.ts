import type { ExtraForm, ExtraId, ProductId } from '@crepas/domain';
import type { ShopDraft } from '../shop/shopForm.ts';
import { createDrafts } from './createDrafts.ts';
import type { Draft } from './productDraft.ts';

/** By the product's id, or `new`. */
export const productDrafts = createDrafts<Draft>();

/** By the category's id, or `new`. */
export const categoryNameDrafts = createDrafts<string>();

/** By the extra's id, or `new`: the touched fields. */
export const extraDrafts = createDrafts<Partial<ExtraForm>>();

/** The checked extras of the chosen product. There is one such form. */
export const extraLinkDrafts = createDrafts<{
  readonly product: ProductId;
  readonly extras: readonly ExtraId[];
}>();
export const extraLinksForm = 'links';

/** The touched fields of the shop. There is one such form. */
export const shopDrafts = createDrafts<ShopDraft>();
export const shopForm = 'shop';
