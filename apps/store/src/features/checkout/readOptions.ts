import type { ShopFeature } from '@crepas/api';
import {
  type Cents,
  isEnough,
  type OrderOptions,
  type OrderPayload,
  type PaymentMethod,
  readMoney,
  readNote,
  readRecipient,
} from '@crepas/domain';
import {
  cashRefusalCopy,
  nameMissingCopy,
  noteCopy,
  recipientCopy,
  tooLittleCopy,
} from './orderOptionsCopy.ts';
import type { TypedOptions } from './orderOptionsStorage.ts';

/** `amount` is null when nothing is given. */
export type ReadCash =
  | { readonly kind: 'cash'; readonly amount: Cents | null }
  | { readonly kind: 'refused'; readonly sentence: string }
  /** A chosen sum that the total has risen above. */
  | { readonly kind: 'exceeded' };

export function readCash(
  { cash, otherCash }: Pick<TypedOptions, 'cash' | 'otherCash'>,
  total: Cents,
): ReadCash {
  if (cash === null) return { kind: 'cash', amount: null };
  if (cash === 'exact') return { kind: 'cash', amount: total };
  if (cash !== 'other') return isEnough(total, cash) ? { kind: 'cash', amount: cash } : { kind: 'exceeded' };
  const read = readMoney(otherCash);
  switch (read.kind) {
    case 'empty':
      return { kind: 'cash', amount: null };
    case 'refused':
      return { kind: 'refused', sentence: cashRefusalCopy(read.because) };
    case 'amount':
      return isEnough(total, read.amount)
        ? { kind: 'cash', amount: read.amount }
        : { kind: 'refused', sentence: tooLittleCopy(total) };
  }
}

export type ReadOptions =
  | { readonly kind: 'options'; readonly options: Omit<OrderOptions, 'position'> }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'exceeded' };

/** What was typed in the cart, as far as the server supports it: the customer sees no other field. */
export function readOptions(
  typed: TypedOptions,
  { total, fulfilment }: Pick<OrderPayload, 'total' | 'fulfilment'>,
  features: readonly ShopFeature[],
  payment: PaymentMethod = 'cash',
): ReadOptions {
  const noteError = features.includes('nota_pedido') && noteCopy(typed.note).error;
  if (noteError) return { kind: 'refused', sentence: noteError };
  const nameError = features.includes('nombre') && recipientCopy(typed.recipient).error;
  if (nameError) return { kind: 'refused', sentence: nameError };
  if (fulfilment === 'pickup' && readRecipient(typed.recipient).kind === 'empty') {
    return { kind: 'refused', sentence: nameMissingCopy };
  }
  const cash: ReadCash =
    features.includes('paga_con') && payment === 'cash'
      ? readCash(typed, total)
      : { kind: 'cash', amount: null };
  if (cash.kind !== 'cash') return cash;
  return {
    kind: 'options',
    options: {
      cashGiven: cash.amount,
      note: textOf(readNote(typed.note)),
      recipient: textOf(readRecipient(typed.recipient)),
    },
  };
}

const textOf = (read: ReturnType<typeof readNote>) => (read.kind === 'text' ? read.text : null);
