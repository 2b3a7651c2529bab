import { type FilledFields, filledFromStored } from './form/knownFields.ts';
import { emptyForm, formFromStored, formToStored, type OrderForm } from './form/orderForm.ts';
import type { SentOrder } from './phoneOrders.ts';

/** A half-written order by telephone. */
export type PhoneOrderDraft = {
  readonly phone: string;
  readonly form: OrderForm;
  /** Undefined until it was chosen: the shop's usual minutes. Null: it is not accepted yet. */
  readonly minutes?: number | null | undefined;
  /** A code that is typed and not used yet. */
  readonly typedCode: string;
  /** The code of the order, as `discountCodeName` writes it; empty for none. */
  readonly code: string;
  /** What the form got from the earlier orders of a phone; null for nothing. */
  readonly filled: FilledFields | null;
  readonly sent: SentOrder | null;
};

export const emptyDraft: PhoneOrderDraft = {
  phone: '',
  form: emptyForm,
  typedCode: '',
  code: '',
  filled: null,
  sent: null,
};

/** @param text of {@link draftToText}; of an earlier version, or null, it is an empty draft */
export function draftFromText(text: string | null): PhoneOrderDraft {
  try {
    const { phone, form, minutes, typedCode = '', code = '', filled, sent } = JSON.parse(text ?? '');
    const codes = { typedCode: String(typedCode), code: String(code) };
    const known = filledFromStored(filled);
    return { phone: String(phone), form: formFromStored(form), minutes, ...codes, filled: known, sent };
  } catch {
    return emptyDraft;
  }
}

export const draftToText = ({ form, ...draft }: PhoneOrderDraft): string =>
  JSON.stringify({ ...draft, form: formToStored(form) });
