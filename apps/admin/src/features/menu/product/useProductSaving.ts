import type { CheckedProductForm, ProductDraft, ProductForm } from '@crepas/domain';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { deletePictures } from '../../../shared/images/deletePictures.ts';
import { useNotifications } from '../../../shared/notifications/notifications.ts';
import { notifyError } from '../../../shared/notifications/notifyError.ts';
import { paths } from '../../../shared/paths.ts';
import { formErrorCopy, type ProductFormCopy } from './formCopy.ts';
import { formOf, leftoverPictures } from './productDraft.ts';
import type { ProductDraftHandle } from './useProductDraft.ts';

type Options = {
  readonly draft: ProductDraftHandle;
  readonly initial: ProductForm;
  readonly check: (form: ProductForm) => CheckedProductForm;
  readonly save: (product: ProductDraft) => Promise<void>;
  readonly copy: ProductFormCopy;
};

/** Checks and saves the draft, then returns to the list. After a failure the draft stays. */
export function useProductSaving({ draft, initial, check, save, copy }: Options) {
  const [isMarked, setMarked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const navigate = useNavigate();
  const isGone = useRef(false);
  const { notifySuccess, notifyFailure, clearFailure } = useNotifications.getState();

  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  function forgetProblem() {
    setMarked(false);
    clearFailure();
  }

  async function submit(): Promise<'saved' | 'incomplete' | 'failed'> {
    if (isSaving) return 'failed';
    const written = draft.now();
    const checked = check(formOf(written, initial));
    if (checked.kind === 'invalid') {
      setMarked(true);
      notifyFailure({ text: formErrorCopy(checked.error) });
      return 'incomplete';
    }
    forgetProblem();
    setSaving(true);
    try {
      await save(checked.product);
      draft.discard();
      notifySuccess(copy.done);
      if (!isGone.current) void navigate(paths.adminOf(checked.product.categoryId));
      // After the save only: until then the product still uses the old picture (spec §7).
      void deletePictures(leftoverPictures(written, initial));
      return 'saved';
    } catch (error) {
      notifyError(copy.failed, error);
      setSaving(false);
      return 'failed';
    }
  }

  return { isMarked, isSaving, submit, forgetProblem };
}
