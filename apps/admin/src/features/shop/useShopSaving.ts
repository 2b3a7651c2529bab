import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useDraft } from '../../shared/drafts/useDraft.ts';
import { useNotifications } from '../../shared/notifications/notifications.ts';
import { notifyError } from '../../shared/notifications/notifyError.ts';
import { useUpdateShop } from '../../shared/shop/shop.ts';
import { refusedErrors } from './refusedErrors.ts';
import { shopDrafts, shopForm } from './shopDrafts.ts';
import {
  checkShop,
  fieldsOf,
  formOf,
  type OwnShop,
  type ShopDraft,
  type ShopErrors,
  withoutSaved,
} from './shopForm.ts';
import type { ShopSection } from './shopSections.ts';

/** The draft of one section of the shop's form: what was touched, checked and saved. After a failure it stays. */
export function useShopSaving(shop: OwnShop, { object, fields }: ShopSection) {
  const { draft, now, change } = useDraft(shopDrafts, shopForm);
  const [errors, setErrors] = useState<ShopErrors>({});
  const { mutateAsync, isPending } = useUpdateShop();
  const { notifySuccess, notifyFailure, clearFailure } = useNotifications.getState();

  async function submit(): Promise<'saved' | 'invalid' | 'failed'> {
    if (isPending) return 'failed';
    const sent = fieldsOf(now(), fields);
    const checked = checkShop(sent, shop);
    if (checked.kind === 'invalid') {
      setErrors(checked.errors);
      notifyFailure({ text: 'Revisa los datos marcados' });
      return 'invalid';
    }
    try {
      await mutateAsync(checked.change);
      change(withoutSaved(now(), sent));
      notifySuccess(`Guardaste ${object}.`);
      return 'saved';
    } catch (error) {
      const refused = refusedErrors(error, { ...formOf(shop), ...sent });
      if (refused) {
        // Rendered at once: the caller moves the focus to the marked field.
        flushSync(() => setErrors(refused));
        notifyFailure({ text: `No pudimos guardar ${object}`, reason: 'Revisa los datos marcados' });
        return 'invalid';
      }
      notifyError(`No pudimos guardar ${object}`, error);
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
      clearFailure();
      change({ ...now(), ...part });
    },
  };
}
