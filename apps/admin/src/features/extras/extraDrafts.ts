import type { ExtraForm, ExtraId, ProductId } from '@crepas/domain';
import { createDrafts } from '../../shared/drafts/createDrafts.ts';

/** By the extra's id, or `new`: the touched fields. */
export const extraDrafts = createDrafts<Partial<ExtraForm>>();

/** The checked extras of the chosen product. There is one such form. */
export const extraLinkDrafts = createDrafts<{
  readonly product: ProductId;
  readonly extras: readonly ExtraId[];
}>();
export const extraLinksForm = 'links';
