import { cartFromStored, cartToStored } from '@crepas/api';
import { emptyCart, isPosition } from '@crepas/domain';
import type { SentOrder } from '../../../queries/takenOrders.ts';
import { emptyForm, type OrderForm } from '../form/orderForm.ts';

/** A half-written order by telephone. */
export type TakenDraft = {
  readonly phone: string;
  readonly form: OrderForm;
  /** Undefined until it was chosen: the shop's usual minutes. Null: it is not accepted yet. */
  readonly minutes?: number | null | undefined;
  readonly sent: SentOrder | null;
};

const emptyDraft: TakenDraft = { phone: '', form: emptyForm, sent: null };

/** @param text of {@link draftToText}; of an earlier version, or null, it is an empty draft */
export function draftFromText(text: string | null): TakenDraft {
  try {
    const { phone, form, minutes, sent } = JSON.parse(text ?? '') as TakenDraft;
    return {
      phone: String(phone),
      form: {
        name: String(form.name),
        address: String(form.address),
        payment: form.payment ?? null,
        cash: String(form.cash),
        note: String(form.note),
        lines: cartFromStored(form.lines) ?? emptyCart,
        position: isPosition(form.position) ? form.position : null,
      },
      minutes,
      sent,
    };
  } catch {
    return emptyDraft;
  }
}

export const draftToText = ({ form, ...draft }: TakenDraft): string =>
  JSON.stringify({ ...draft, form: { ...form, lines: cartToStored(form.lines) } });
