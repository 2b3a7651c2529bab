import { cartFromStored, cartToStored } from '@crepas/api';
import {
  addCents,
  type Cart,
  type Cents,
  cartTotal,
  type DeliveryQuote,
  emptyCart,
  type Fulfilment,
  freeQuote,
  isEnough,
  isInside,
  isPaidInCash,
  isPosition,
  moneyText,
  type OrderPayload,
  type PaymentMethod,
  type Position,
  payloadLines,
  pickupAddress,
  readMoney,
  readNote,
  readRecipient,
  type TypedText,
  toLine,
  toLines,
  type Zone,
} from '@crepas/domain';
import { moneyRefusalCopy } from '../../../shared/fields/moneyCopy.ts';

/** What staff type of an order: a new one by telephone, or one that changes. */
export type OrderForm = {
  readonly name: string;
  readonly lines: Cart;
  /** Typed to add a product, and not chosen from the list yet. */
  readonly search: string;
  readonly fulfilment: Fulfilment;
  /** Kept while the customer fetches the order. */
  readonly address: string;
  readonly position: Position | null;
  /** The address for which the pin was set; empty when there was none yet. */
  readonly pinnedAddress: string;
  /** Null until it was chosen: the shop's first. */
  readonly payment: PaymentMethod | null;
  /** Counts only for an order that is paid in cash. */
  readonly cash: string;
  readonly note: string;
};

export const emptyForm: OrderForm = {
  name: '',
  lines: emptyCart,
  search: '',
  fulfilment: 'delivery',
  address: '',
  position: null,
  pinnedAddress: '',
  payment: null,
  cash: '',
  note: '',
};

/**
 * Whether the pin may be of another place than the text: neither is dropped, because the pin decides about the fee and the way.
 * What is added behind a comma is of the same place.
 */
export function isPinDoubtful({ fulfilment, position, address, pinnedAddress }: OrderForm): boolean {
  const [now, before] = [toLine(address), toLine(pinnedAddress)];
  const isSame = before === '' || now === before || now.startsWith(`${before},`);
  return fulfilment === 'delivery' && position !== null && !isSame;
}

export const pinQuestion = 'La dirección cambió. ¿El pin sigue siendo de este lugar?';

export type OrderFormErrors = Readonly<Partial<Record<keyof OrderForm, string>>>;

type CheckedOrder = Omit<OrderPayload, 'phone'>;

type CheckedForm =
  | { readonly kind: 'valid'; readonly order: CheckedOrder }
  | { readonly kind: 'invalid'; readonly errors: OrderFormErrors };

/** What the shop decides about an order of staff. */
export type OrderTerms = {
  /** Where it delivers; null: everywhere. */
  readonly zone: Zone | null;
  readonly payments: readonly PaymentMethod[];
  readonly quote: (position: Position | null, subtotal: Cents) => DeliveryQuote;
};

export type OrderSums = DeliveryQuote & {
  readonly subtotal: Cents;
  readonly total: Cents;
};

export function sumsOf(
  { lines, position, fulfilment }: OrderForm,
  { quote }: Pick<OrderTerms, 'quote'>,
): OrderSums {
  const subtotal = cartTotal(lines);
  const quoted = lines.length > 0 && fulfilment === 'delivery' ? quote(position, subtotal) : freeQuote;
  return { ...quoted, subtotal, total: addCents(subtotal, quoted.fee) };
}

/** One that is not offered any more was not chosen. */
export const chosenPayment = (
  { payment }: Pick<OrderForm, 'payment'>,
  offered: readonly PaymentMethod[],
): PaymentMethod => offered.find((method) => method === payment) ?? offered[0] ?? 'cash';

export function checkOrderForm(form: OrderForm, terms: OrderTerms): CheckedForm {
  const { zone, payments } = terms;
  const { fee, total } = sumsOf(form, terms);
  const isPickup = form.fulfilment === 'pickup';
  const address = isPickup ? pickupAddress : toLine(form.address);
  const position = isPickup ? null : form.position;
  const payment = chosenPayment(form, payments);
  const cash = readMoney(isPaidInCash(payment) ? form.cash : '');
  const [name, note] = [readRecipient(form.name), readNote(toLines(form.note))];
  const isOutside = zone !== null && position !== null && !isInside(zone, position);
  const errors: OrderFormErrors = {
    ...(form.lines.length === 0 && { lines: 'Agrega por lo menos un producto' }),
    ...(form.search.trim() !== '' && { lines: 'Falta elegir este producto de la lista. Si no va, bórralo.' }),
    ...(address === '' && { address: 'Escribe la dirección' }),
    ...(isPinDoubtful(form) && { pinnedAddress: pinQuestion }),
    ...(isOutside && { position: 'El pin queda fuera de la zona de entrega' }),
    ...(cash.kind === 'refused' && { cash: moneyRefusalCopy(cash.because, form.cash) }),
    ...(cash.kind === 'amount' &&
      !isEnough(total, cash.amount) && { cash: `No alcanza para el total de ${moneyText(total)}` }),
    ...(isPickup && name.kind === 'empty' && { name: 'Escribe quién lo recoge' }),
    ...(name.kind === 'refused' && { name: textRefusal(name.because) }),
    ...(note.kind === 'refused' && { note: textRefusal(note.because) }),
  };
  if (Object.keys(errors).length > 0) return { kind: 'invalid', errors };
  return {
    kind: 'valid',
    order: {
      fulfilment: form.fulfilment,
      deliveryAddress: address,
      payment,
      ...(fee > 0 && { fee }),
      total,
      lines: payloadLines(form.lines),
      options: {
        ...(position && { position }),
        ...(cash.kind === 'amount' && { cashGiven: cash.amount }),
        ...(note.kind === 'text' && { note: note.text }),
        ...(name.kind === 'text' && { recipient: name.text }),
      },
    },
  };
}

const textRefusal = (because: Extract<TypedText, { kind: 'refused' }>['because']) =>
  because === 'tooLong' ? 'Es demasiado largo' : 'Lleva un carácter que no se puede imprimir';

export const formToStored = (form: OrderForm) => ({ ...form, lines: cartToStored(form.lines) });

/** @param form of {@link formToStored}, read from JSON. Throws when it is none. */
export const formFromStored = (form: ReturnType<typeof formToStored>): OrderForm => ({
  name: String(form.name),
  search: String(form.search ?? ''),
  fulfilment: form.fulfilment === 'pickup' ? 'pickup' : 'delivery',
  address: String(form.address),
  payment: form.payment ?? null,
  cash: String(form.cash),
  note: String(form.note),
  lines: cartFromStored(form.lines) ?? emptyCart,
  position: isPosition(form.position) ? form.position : null,
  pinnedAddress: String(form.pinnedAddress ?? form.address),
});
