import type { ShopFeature } from '@crepas/api';
import {
  type Cents,
  countCharacters,
  type GivenOptions,
  isEnough,
  type MoneyRefusal,
  maxNoteLength,
  maxRecipientLength,
  moneyText,
  type OrderPayload,
  type PaymentMethod,
  readMoney,
  readNote,
  readRecipient,
} from '@crepas/domain';
import type { TypedOptions } from '../../shared/order/orderOptionsStorage.ts';

/** A field of free text, as it was typed. */
export type TypedText = {
  /** What is sent; null for an empty and for a refused field. */
  readonly text: string | null;
  /** The counter below the field. */
  readonly hint: string;
  /** Why the shop cannot read it. */
  readonly error: string | undefined;
};

export const readTypedNote = (typed: string): TypedText =>
  readTypedText('La nota', typed, readNote(typed), maxNoteLength);

export const readTypedRecipient = (typed: string): TypedText =>
  readTypedText('El nombre', typed, readRecipient(typed), maxRecipientLength);

function readTypedText(
  field: string,
  typed: string,
  read: ReturnType<typeof readNote>,
  limit: number,
): TypedText {
  const count = countCharacters(typed, limit);
  const hint = `${count} de ${limit} caracteres`;
  switch (read.kind) {
    case 'text':
      return { text: read.text, hint, error: undefined };
    case 'empty':
      return { text: null, hint, error: undefined };
    case 'refused': {
      const error =
        read.because === 'tooLong'
          ? `${field} tiene ${count} caracteres y caben ${limit}.`
          : `${field} tiene un carácter que no se puede imprimir. Escríbelo de nuevo.`;
      return { text: null, hint, error };
    }
  }
}

/** `amount` is null when nothing is given. */
export type TypedCash =
  | { readonly kind: 'cash'; readonly amount: Cents | null }
  | { readonly kind: 'refused'; readonly sentence: string }
  /** A chosen sum that the total has risen above. */
  | { readonly kind: 'exceeded' };

export function readTypedCash(
  { cash, otherCash }: Pick<TypedOptions, 'cash' | 'otherCash'>,
  total: Cents,
): TypedCash {
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

/**
 * The remembered way to pay, or the first that is offered; null for a remembered one that the shop no longer offers. A server that
 * knows no ways takes cash: the choice of another shop says nothing there.
 */
export function chosenPayment(
  offered: readonly PaymentMethod[],
  features: readonly ShopFeature[],
  remembered: PaymentMethod | null,
): PaymentMethod | null {
  if (remembered === null || !features.includes('pagos')) return offered[0] ?? 'cash';
  return offered.includes(remembered) ? remembered : null;
}

export type OptionsReading =
  | { readonly kind: 'options'; readonly options: Omit<GivenOptions, 'position'> }
  | { readonly kind: 'refused'; readonly sentence: string }
  | { readonly kind: 'exceeded' };

/** What is sent of what was typed in the cart. A field that the server does not list is not shown: it refuses nothing and is not sent. */
export function readTypedOptions(
  typed: TypedOptions,
  { total, fulfilment }: Pick<OrderPayload, 'total' | 'fulfilment'>,
  features: readonly ShopFeature[],
  payment: PaymentMethod = 'cash',
): OptionsReading {
  const note = readTypedNote(features.includes('nota_pedido') ? typed.note : '');
  if (note.error) return { kind: 'refused', sentence: note.error };

  const isNameAsked = features.includes('nombre');
  const recipient = readTypedRecipient(isNameAsked ? typed.recipient : '');
  if (recipient.error) return { kind: 'refused', sentence: recipient.error };
  if (fulfilment === 'pickup' && isNameAsked && recipient.text === null) {
    return { kind: 'refused', sentence: nameMissingCopy };
  }

  const isCashAsked = features.includes('paga_con') && payment === 'cash' && total > 0;
  const cash: TypedCash = isCashAsked ? readTypedCash(typed, total) : { kind: 'cash', amount: null };
  if (cash.kind !== 'cash') return cash;
  return {
    kind: 'options',
    options: {
      ...(cash.amount !== null && { cashGiven: cash.amount }),
      ...(note.text !== null && { note: note.text }),
      ...(recipient.text !== null && { recipient: recipient.text }),
    },
  };
}

const cashRefusalCopy = (because: MoneyRefusal): string =>
  because === 'tooHigh' ? 'Es demasiado dinero.' : 'Escribe con cuánto pagas: 200 o 200.50.';

const tooLittleCopy = (total: Cents): string =>
  `Tu pedido cuesta ${moneyText(total)}: escribe esa cantidad o una mayor.`;

export const cashDroppedCopy = (total: Cents): string =>
  `Tu total subió a ${moneyText(total)}. Elige otra vez con cuánto pagas.`;

export const nameMissingCopy = 'Escribe tu nombre: con él recoges tu pedido.';
