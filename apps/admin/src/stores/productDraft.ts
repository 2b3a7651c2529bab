import type { ProductForm } from '@crepas/domain';

/** A product's form while it is being filled in. */
export type Draft = {
  readonly form: ProductForm;
  /** Every picture that was uploaded for it, the chosen one too. */
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

/** Whether leaving would lose something. */
export const isUnsaved = ({ form }: Draft, initial: ProductForm): boolean => fields(form) !== fields(initial);

/** The pictures that nothing shows any more once the draft is saved: the old one, and uploads that were replaced. */
export function leftoverPictures(draft: Draft, initial: ProductForm): string[] {
  const pictures = new Set([initial.imageUrl, ...draft.uploads]);
  pictures.delete(draft.form.imageUrl);
  pictures.delete('');
  return [...pictures];
}

/** The pictures that nothing shows when the draft is given up. */
export const abandonedPictures = (draft: Draft, initial: ProductForm): string[] =>
  draft.uploads.filter((picture) => picture !== initial.imageUrl);
