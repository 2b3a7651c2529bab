import type { Cents, MoneyRefusal } from '@crepas/domain';
import {
  countCharacters,
  moneyText,
  noteLimit,
  readNote,
  readRecipient,
  recipientLimit,
} from '@crepas/domain';

type FieldCopy = { readonly hint: string; readonly error: string | undefined };

/** The counter below the note, or why the shop cannot read it. */
export const noteCopy = (typed: string): FieldCopy => fieldCopy('La nota', typed, readNote(typed), noteLimit);

/** The same for the name. */
export const recipientCopy = (typed: string): FieldCopy =>
  fieldCopy('El nombre', typed, readRecipient(typed), recipientLimit);

function fieldCopy(
  field: string,
  typed: string,
  read: ReturnType<typeof readNote>,
  limit: number,
): FieldCopy {
  const count = countCharacters(typed, limit);
  const hint = `${count} de ${limit} caracteres`;
  if (read.kind !== 'refused') return { hint, error: undefined };
  return {
    hint,
    error:
      read.because === 'tooLong'
        ? `${field} tiene ${count} caracteres y caben ${limit}.`
        : `${field} tiene un carácter que no se puede imprimir. Escríbelo de nuevo.`,
  };
}

export const cashRefusalCopy = (because: MoneyRefusal): string =>
  because === 'tooHigh' ? 'Es demasiado dinero.' : 'Escribe con cuánto pagas: 200 o 200.50.';

export const tooLittleCopy = (total: Cents): string =>
  `Tu pedido cuesta ${moneyText(total)}: escribe esa cantidad o una mayor.`;

export const cashDroppedCopy = (total: Cents): string =>
  `Tu total subió a ${moneyText(total)}. Elige otra vez con cuánto pagas.`;

export const nameMissingCopy = 'Escribe tu nombre: con él recoges tu pedido.';
