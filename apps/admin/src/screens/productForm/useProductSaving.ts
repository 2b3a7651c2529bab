import type { CheckedProductForm, Product, ProductDraft, ProductForm } from '@crepas/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { apiErrorCopy } from '../../copy.ts';
import { deletePictures } from '../../images/deletePictures.ts';
import { paths } from '../../paths.ts';
import { leftoverPictures } from '../../stores/drafts.ts';
import { useNews } from '../../stores/news.ts';
import { formErrorCopy, type ProductFormCopy } from './formCopy.ts';
import type { ProductFieldsProps } from './ProductFields.tsx';
import type { ProductDraftHandle } from './useProductDraft.ts';

/** Why it was not saved. */
type Problem = {
  readonly text: string;
  readonly reason?: string;
  readonly marking: ProductFieldsProps['marking'];
};

type Options = {
  readonly draft: ProductDraftHandle;
  readonly initial: ProductForm;
  readonly check: (form: ProductForm) => CheckedProductForm;
  readonly save: (product: ProductDraft) => Promise<Product>;
  readonly copy: ProductFormCopy;
};

/** Checks and saves the draft, then leads back to the list. A draft that was not saved stays as it is. */
export function useProductSaving({ draft, initial, check, save, copy }: Options) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSaving, setSaving] = useState(false);
  const navigate = useNavigate();

  async function submit(): Promise<'saved' | 'incomplete' | 'failed'> {
    if (isSaving) return 'failed';
    const written = draft.now();
    const checked = check(written.form);
    if (checked.kind === 'invalid') {
      const marking = checked.error === 'nameCategoryAndPrice' ? 'withPrice' : 'withoutPrice';
      setProblem({ text: formErrorCopy(checked.error), marking });
      return 'incomplete';
    }
    setProblem(null);
    setSaving(true);
    try {
      const { categoryId } = await save(checked.product);
      draft.discard();
      useNews.getState().tellSuccess(copy.done);
      void navigate(paths.adminOf(categoryId));
      // Only now: had the product not been saved, it would still show the old one (spec §7).
      void deletePictures(leftoverPictures(written, initial));
      return 'saved';
    } catch (error) {
      setProblem({ text: copy.failed, reason: apiErrorCopy(error), marking: 'none' });
      setSaving(false);
      return 'failed';
    }
  }

  return { problem, isSaving, submit, forgetProblem: () => setProblem(null) };
}
