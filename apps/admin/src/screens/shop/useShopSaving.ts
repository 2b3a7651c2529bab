import { useState } from 'react';
import { flushSync } from 'react-dom';
import { tellRefusal } from '../../news/tellRefusal.ts';
import { useUpdateShop } from '../../queries/shop.ts';
import { refusedErrors } from '../../shop/refusedErrors.ts';
import {
  checkShop,
  formOf,
  isUnsaved,
  type OwnShop,
  type ShopDraft,
  type ShopErrors,
} from '../../shop/shopForm.ts';
import { shopDrafts, shopForm } from '../../stores/drafts.ts';
import { useNews } from '../../stores/news.ts';
import { useDraft } from '../../stores/useDraft.ts';

/** The draft of the shop's form: what was touched, checked and saved. After a failure it stays. */
export function useShopSaving(shop: OwnShop) {
  const { draft, now, change, discard } = useDraft(shopDrafts, shopForm);
  const [errors, setErrors] = useState<ShopErrors>({});
  const { mutateAsync, isPending } = useUpdateShop();
  const { tellSuccess, tellFailure, forgetFailure } = useNews.getState();

  async function submit(): Promise<'saved' | 'invalid' | 'failed'> {
    if (isPending) return 'failed';
    const sent = now();
    const checked = checkShop(sent, shop);
    if (checked.kind === 'invalid') {
      setErrors(checked.errors);
      tellFailure({ text: 'Revisa los datos marcados' });
      return 'invalid';
    }
    try {
      await mutateAsync(checked.change);
      discard();
      tellSuccess('Guardaste la tienda.');
      return 'saved';
    } catch (error) {
      const refused = refusedErrors(error, { ...formOf(shop), ...sent });
      if (refused) {
        // Rendered at once: the caller moves the focus to the marked field.
        flushSync(() => setErrors(refused));
        tellFailure({ text: 'No se guardó la tienda', reason: 'Revisa los datos marcados' });
        return 'invalid';
      }
      tellRefusal('No se guardó la tienda', error);
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
    discard() {
      forgetFailure();
      discard();
    },
    isUnsaved: () => isUnsaved(now(), shop),
  };
}
