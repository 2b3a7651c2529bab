import { cartFromStored, cartToStored } from '@crepas/api';
import {
  addCents,
  type Cart,
  type Cents,
  cartTotal,
  type DeliveryQuote,
  type Discount,
  type DiscountedOrder,
  type DiscountTerms,
  discountOf,
  emptyCart,
  type Fulfilment,
  freeQuote,
  isEnough,
  isInside,
  isPaidInCash,
  isPosition,
  moneyText,
  type OrderDiscount,
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
import { type MomentChoice, type MomentForm, momentError, noMoments, soon } from './momentForm.ts';

/** What staff type of an order: a new one by telephone, or one that changes. */
export type OrderForm = MomentForm & {
  readonly name: string;
  readonly lines: Cart;
  /** Typed to add a product, and not chosen from the list yet. */
  readonly search: string;
  readonly fulfilment: Fulfilment;
  /** Kept while the customer picks the order up. */
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
  ...soon,
};

/**
 * Whether the pin may be of another place than the text: neither is dropped, because the pin decides about the fee and the way.
 * Text that is added behind a comma describes the same place.
 */
export function isPinDoubtful({ fulfilment, position, address, pinnedAddress }: OrderForm): boolean {
  const [now, before] = [toLine(address), toLine(pinnedAddress)];
  const isSame = before === '' || now === before || now.startsWith(`${before},`);
  return fulfilment === 'delivery' && position !== null && !isSame;
}

/** The pin at a place that was searched. It fills the address only while nothing is typed there. */
export function pinnedAt(
  found: { readonly address: string; readonly position: Position },
  typed: string,
): Pick<OrderForm, 'address' | 'position' | 'pinnedAddress'> {
  const address = toLine(typed) === '' ? found.address : typed;
  return { address, position: found.position, pinnedAddress: address };
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
  /** Absent: every order is for as soon as possible. */
  readonly moments?: MomentChoice;
  /** What a code takes off, as the server said it; null or absent without one. */
  readonly discount?: OrderDiscount | null;
  /** What was agreed of an order's code: it is counted here, by the rule of the server. */
  readonly discountTerms?: DiscountTerms | undefined;
};

export type OrderSums = DeliveryQuote & {
  readonly subtotal: Cents;
  /** The code, and what it takes off: never more than there is. Absent without one. */
  readonly discount?: OrderDiscount;
  /** A code of the order that takes nothing off, and why. */
  readonly lostCode?: { readonly name: string; readonly why: Exclude<Discount, { kind: 'given' }> };
  /** What is paid: with the fee, less the discount. */
  readonly total: Cents;
};

export function sumsOf(
  { lines, position, fulfilment }: OrderForm,
  { quote, discount = null, discountTerms }: Pick<OrderTerms, 'quote' | 'discount' | 'discountTerms'>,
): OrderSums {
  const subtotal = cartTotal(lines);
  const quoted = lines.length > 0 && fulfilment === 'delivery' ? quote(position, subtotal) : freeQuote;
  const sum = addCents(subtotal, quoted.fee);
  const code = discountTerms
    ? countedCode(discountTerms, { lines, fulfilment, fee: quoted.fee })
    : { ...(discount && { discount: { ...discount, amount: Math.min(discount.amount, sum) as Cents } }) };
  return { ...quoted, subtotal, ...code, total: (sum - (code.discount?.amount ?? 0)) as Cents };
}

function countedCode(terms: DiscountTerms, order: DiscountedOrder): Pick<OrderSums, 'discount' | 'lostCode'> {
  const { name, gift } = terms;
  const counted = discountOf(terms, order);
  if (counted.kind !== 'given') return { lostCode: { name, why: counted } };
  const free = gift.kind === 'product' && { freeProductId: gift.productId };
  return { discount: { name, amount: counted.amount, ...free } };
}

/** One that is not offered any more was not chosen. */
export const chosenPayment = (
  { payment }: Pick<OrderForm, 'payment'>,
  offered: readonly PaymentMethod[],
): PaymentMethod => offered.find((method) => method === payment) ?? offered[0] ?? 'cash';

export function checkOrderForm(form: OrderForm, terms: OrderTerms): CheckedForm {
  const { zone, payments, moments = noMoments } = terms;
  const { fee, discount, total } = sumsOf(form, terms);
  const isPickup = form.fulfilment === 'pickup';
  const address = isPickup ? pickupAddress : toLine(form.address);
  const position = isPickup ? null : form.position;
  const payment = chosenPayment(form, payments);
  const cash = readMoney(isPaidInCash(payment) ? form.cash : '');
  const [name, note] = [readRecipient(form.name), readNote(toLines(form.note))];
  const noMoment = momentError(form, moments);
  const isOutside = zone !== null && position !== null && !isInside(zone, position);
  const errors: OrderFormErrors = {
    ...(form.lines.length === 0 && { lines: 'Agrega por lo menos un producto' }),
    ...(form.search.trim() !== '' && { lines: 'Falta elegir este producto de la lista. Si no va, bórralo.' }),
    ...(address === '' && { address: 'Escribe la dirección' }),
    ...(isPinDoubtful(form) && { pinnedAddress: pinQuestion }),
    ...(isOutside && { position: 'El pin queda fuera de la zona de entrega' }),
    ...(noMoment && { scheduledFor: noMoment }),
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
      ...(discount && { discount }),
      total,
      lines: payloadLines(form.lines),
      options: {
        ...(position && { position }),
        ...(cash.kind === 'amount' && { cashGiven: cash.amount }),
        ...(note.kind === 'text' && { note: note.text }),
        ...(name.kind === 'text' && { recipient: name.text }),
        ...(form.isLater && form.scheduledFor !== null && { scheduledFor: form.scheduledFor }),
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
  isLater: form.isLater === true,
  scheduledFor: typeof form.scheduledFor === 'number' ? form.scheduledFor : null,
});
