import type { ProductForm } from '@crepas/domain';

export type Draft = {
  readonly form: ProductForm;
  /** Every picture uploaded for this draft, including the chosen one. */
  readonly uploads: readonly string[];
};

export const untouched = (initial: ProductForm): Draft => ({ form: initial, uploads: [] });

export function withPart({ form, uploads }: Draft, part: Partial<ProductForm>): Draft {
  return {
    form: { ...form, ...part },
    uploads: part.imageUrl ? [...uploads, part.imageUrl] : uploads,
  };
}

const fields = (form: ProductForm) => JSON.stringify(Object.entries(form).sort());

/** Whether there are unsaved changes. */
export const isUnsaved = ({ form }: Draft, initial: ProductForm): boolean => fields(form) !== fields(initial);

/** The pictures that are unused after saving: the old one, and replaced uploads. */
export function leftoverPictures(draft: Draft, initial: ProductForm): string[] {
  const pictures = new Set([initial.imageUrl, ...draft.uploads]);
  pictures.delete(draft.form.imageUrl);
  pictures.delete('');
  return [...pictures];
}

/** The pictures that are unused after the draft is discarded. */
export const abandonedPictures = (draft: Draft, initial: ProductForm): string[] =>
  draft.uploads.filter((picture) => picture !== initial.imageUrl);
