import type { ProductForm } from '@crepas/domain';
import { create } from 'zustand';

/** A product's form while it is being filled in. */
export type Draft = {
  readonly form: ProductForm;
  /** Every picture that was uploaded for it, the chosen one too. */
  readonly uploads: readonly string[];
};

export type DraftsStore = {
  readonly drafts: Readonly<Record<string, Draft>>;
  /** @param initial what the change is made to when there is no draft yet */
  readonly change: (key: string, initial: ProductForm, part: Partial<ProductForm>) => void;
  readonly discard: (key: string) => void;
};

/**
 * What was typed outlives the screen: a session that ends asks to sign in again, and the form comes back as it was.
 * In memory only.
 */
export const useDrafts = create<DraftsStore>()((set) => ({
  drafts: {},
  change: (key, initial, part) =>
    set(({ drafts }) => {
      const { form, uploads } = drafts[key] ?? { form: initial, uploads: [] };
      const added = part.imageUrl ? [part.imageUrl] : [];
      return {
        drafts: { ...drafts, [key]: { form: { ...form, ...part }, uploads: [...uploads, ...added] } },
      };
    }),
  discard: (key) =>
    set(({ drafts }) => {
      const { [key]: _, ...others } = drafts;
      return { drafts: others };
    }),
}));

const fields = (form: ProductForm) => JSON.stringify(Object.entries(form).sort());

/** Whether leaving would lose something. */
export const isUnsaved = (draft: Draft | undefined, initial: ProductForm): boolean =>
  draft !== undefined && fields(draft.form) !== fields(initial);

/** The pictures that nothing shows any more once the draft is saved: the old one, and uploads that were replaced. */
export function leftoverPictures(draft: Draft, initial: ProductForm): string[] {
  const pictures = new Set([initial.imageUrl, ...draft.uploads]);
  pictures.delete(draft.form.imageUrl);
  pictures.delete('');
  return [...pictures];
}
