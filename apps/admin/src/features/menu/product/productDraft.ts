import type { ProductForm } from '@crepas/domain';
import { createDrafts } from '../../../shared/drafts/createDrafts.ts';

export type Draft = {
  /** Only what was touched: another person's change of another field stays. */
  readonly touched: Partial<ProductForm>;
  /** Every picture uploaded for this draft, including the chosen one. */
  readonly uploads: readonly string[];
};

export const untouched: Draft = { touched: {}, uploads: [] };

export const formOf = (draft: Draft, initial: ProductForm): ProductForm => ({ ...initial, ...draft.touched });

export function withPart({ touched, uploads }: Draft, part: Partial<ProductForm>): Draft {
  return {
    touched: { ...touched, ...part },
    uploads: part.imageUrl ? [...uploads, part.imageUrl] : uploads,
  };
}

const fields = (form: ProductForm) => JSON.stringify(Object.entries(form).sort());

/** Whether there are unsaved changes. */
export const isUnsaved = (draft: Draft, initial: ProductForm): boolean =>
  fields(formOf(draft, initial)) !== fields(initial);

/** The pictures that are unused after saving: the old one, and replaced uploads. */
export function leftoverPictures(draft: Draft, initial: ProductForm): string[] {
  const pictures = new Set([initial.imageUrl, ...draft.uploads]);
  pictures.delete(formOf(draft, initial).imageUrl);
  pictures.delete('');
  return [...pictures];
}

/** The pictures that are unused after the draft is discarded. */
export const abandonedPictures = (draft: Draft, initial: ProductForm): string[] =>
  draft.uploads.filter((picture) => picture !== initial.imageUrl);

/** By the product's id, or `new`. */
export const productDrafts = createDrafts<Draft>();
