import { useState } from 'react';
import { flushSync } from 'react-dom';
import { tellRefusal } from '../../news/tellRefusal.ts';
import { useUpdateShop } from '../../queries/shop.ts';
import { refusedErrors } from '../../shop/refusedErrors.ts';
import {
  checkShop,
  fieldsOf,
  formOf,
  type OwnShop,
  type ShopDraft,
  type ShopErrors,
  withoutSaved,
} from '../../shop/shopForm.ts';
import type { ShopSection } from '../../shop/shopSections.ts';
import { shopDrafts, shopForm } from '../../stores/drafts.ts';
import { useNews } from '../../stores/news.ts';
import { useDraft } from '../../stores/useDraft.ts';

/** The draft of one section of the shop's form: what was touched, checked and saved. After a failure it stays. */
export function useShopSaving(shop: OwnShop, { object, fields }: ShopSection) {
  const { draft, now, change } = useDraft(shopDrafts, shopForm);
  const [errors, setErrors] = useState<ShopErrors>({});
  const { mutateAsync, isPending } = useUpdateShop();
  const { tellSuccess, tellFailure, forgetFailure } = useNews.getState();

  async function submit(): Promise<'saved' | 'invalid' | 'failed'> {
    if (isPending) return 'failed';
    const sent = fieldsOf(now(), fields);
    const checked = checkShop(sent, shop);
    if (checked.kind === 'invalid') {
      setErrors(checked.errors);
      tellFailure({ text: 'Revisa los datos marcados' });
      return 'invalid';
    }
    try {
      await mutateAsync(checked.change);
      change(withoutSaved(now(), sent));
      tellSuccess(`Guardaste ${object}.`);
      return 'saved';
    } catch (error) {
      const refused = refusedErrors(error, { ...formOf(shop), ...sent });
      if (refused) {
        // Rendered at once: the caller moves the focus to the marked field.
        flushSync(() => setErrors(refused));
        tellFailure({ text: `No se guardó ${object}`, reason: 'Revisa los datos marcados' });
        return 'invalid';
      }
      tellRefusal(`No se guardó ${object}`, error);
      return 'failed';
    }
  }

  return {
    form: { ...formOf(shop), ...draft },
    errors,
    isSaving: isPending,
    submit,
    change(part: ShopDraft) {
      setErrors({});
      forgetFailure();
      change({ ...now(), ...part });
    },
  };
}
