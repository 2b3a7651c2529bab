import type { ProductForm } from '@crepas/domain';
import { useDraft } from '../../../shared/drafts/useDraft.ts';
import { type Draft, formOf, isUnsaved, productDrafts, untouched, withPart } from './productDraft.ts';

export type ProductDraftHandle = {
  readonly form: ProductForm;
  readonly change: (part: Partial<ProductForm>) => void;
  /** The current draft, newer than the rendered one: an upload may finish after the render. */
  readonly now: () => Draft;
  readonly isUnsaved: () => boolean;
  readonly discard: () => void;
};

/**
 * The form of one product; its draft stays when the screen unmounts.
 *
 * @param name `new`, or the product's id
 */
export function useProductDraft(name: string, initial: ProductForm): ProductDraftHandle {
  const { draft = untouched, now, change, discard } = useDraft(productDrafts, name);
  const whole = () => now() ?? untouched;
  return {
    form: formOf(draft, initial),
    change: (part) => change(withPart(whole(), part)),
    now: whole,
    isUnsaved: () => isUnsaved(whole(), initial),
    discard,
  };
}
