import { fieldLabel, type OrderBody, unprintableCopy } from '@crepas/api';
import {
  type Cents,
  centsFromPesos,
  countCharacters,
  isOnEarth,
  isQuarter,
  maxNoteLength,
  maxRecipientLength,
  type OrderOptions,
  pesosFromCents,
  readNote,
  readRecipient,
  type TypedText,
} from '@crepas/domain';
import { offEarthText } from '../shop/faultOfChange.ts';

/** The options of an order as they are stored, or the fault of one as a sentence that names the field. */
export type ReadOptions =
  | { readonly kind: 'read'; readonly options: OrderOptions }
  | { readonly kind: 'faulty'; readonly text: string };

/** $999,999.99: more than any order, and far below the limit of the column. */
const maxCash = 99_999_999 as Cents;

export function validateOptions({
  posicion,
  paga_con,
  nota_pedido = '',
  nombre = '',
  metodo_pago,
  entrega,
  para,
}: OrderBody): ReadOptions {
  const position = posicion ?? null;
  const scheduledFor = para === undefined ? null : Date.parse(para);
  const cashGiven = paga_con === undefined ? null : centsFromPesos(paga_con);
  const [note, recipient] = [readNote(nota_pedido), readRecipient(nombre)];
  const fault = [
    position && !isOnEarth(position) && `${fieldLabel('posicion')}: ${offEarthText}`,
    position && entrega === 'recoger' && `${fieldLabel('posicion')}: no va con un pedido para recoger.`,
    recipient.kind === 'empty' &&
      entrega === 'recoger' &&
      `${fieldLabel('nombre')}: escribe quién recoge el pedido.`,
    cashGiven !== null &&
      metodo_pago !== 'efectivo' &&
      `${fieldLabel('paga_con')}: solo va con un pago en efectivo.`,
    cashGiven !== null &&
      cashGiven > maxCash &&
      `${fieldLabel('paga_con')}: son a lo más ${pesosFromCents(maxCash)} pesos.`,
    scheduledFor !== null && !isQuarter(scheduledFor) && `${fieldLabel('para')}: elige un cuarto de hora.`,
    textFault('nota_pedido', note, nota_pedido, maxNoteLength),
    textFault('nombre', recipient, nombre, maxRecipientLength),
  ].find((text) => typeof text === 'string');
  if (fault) return { kind: 'faulty', text: fault };
  return {
    kind: 'read',
    options: { position, cashGiven, note: textOf(note), recipient: textOf(recipient), scheduledFor },
  };
}

const textOf = (read: TypedText) => (read.kind === 'text' ? read.text : null);

function textFault(field: string, read: TypedText, sent: string, limit: number): string | null {
  if (read.kind !== 'refused') return null;
  switch (read.because) {
    case 'tooLong':
      return `${fieldLabel(field)}: tiene ${countCharacters(sent, limit)} caracteres y caben ${limit}.`;
    case 'unprintable':
      return unprintableCopy(field);
  }
}

export const cashTooLowText = (cashGiven: Cents, total: Cents): string =>
  `${fieldLabel('paga_con')}: ${pesosFromCents(cashGiven)} pesos no alcanzan para el total de ${pesosFromCents(total)} pesos.`;
