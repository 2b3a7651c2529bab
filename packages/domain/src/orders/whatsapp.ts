import { type Cart, type CartLine, cartTotal, lineTotal } from '../cart/cart.ts';
import { type ChosenGroup, groupTotal } from '../cart/chosenGroups.ts';
import type { AddressDetails, Position, SavedAddress } from '../customer/address.ts';
import type { PhoneNumber } from '../customer/phone.ts';
import { pickupAddress } from '../delivery/fulfilment.ts';
import type { OrderDiscount } from '../discounts/discountCode.ts';
import { type Cents, moneyText, timesCents, zeroCents } from '../money/money.ts';
import { cashText } from '../payment/cash.ts';
import type { PaymentMethod } from '../payment/payment.ts';
import { paymentName } from '../payment/paymentText.ts';
import { formatShortDateTime } from '../shop/dates.ts';
import { groupText } from './making.ts';
import type { OrderId } from './order.ts';
import type { GivenOptions } from './orderOptions.ts';

export type WhatsAppOrder = {
  readonly id: OrderId;
  readonly cart: Cart;
  readonly place: OrderPlace;
  readonly payment: PaymentMethod;
  /** What its delivery costs; absent when it is free. */
  readonly fee?: Cents;
  /** The promo code of the order and what it takes off; absent without one. */
  readonly discount?: OrderDiscount;
  /** Without them the message is as it was before there were options. */
  readonly options?: GivenOptions;
  /** The shop's, for the moment of an order for later. */
  readonly timeZone: string;
  /** The phone is not proven: the shop answers the message or calls before it prepares the order (decision T2). */
  readonly isToConfirm?: boolean;
};

/** Where an order goes. A stored order has all of it as one address, and a pin only if its server takes pins. */
type OrderPlace =
  | { readonly fulfilment: 'pickup'; readonly phone: PhoneNumber }
  | ({ readonly fulfilment: 'delivery'; readonly address: string; readonly phone: PhoneNumber } & Partial<
      Pick<AddressDetails, 'houseNumber' | 'reference'> & Pick<SavedAddress, 'position'>
    >);

/** Characters of the encoded text: some phones cut longer links on the way into WhatsApp. */
const maxEncodedText = 4000;
/** The share of that for each free text of the customer, and for the name. */
const maxEncodedTyped = 700;
const maxEncodedName = 200;

/**
 * The order as the shop reads it on WhatsApp. Its text is Spanish and belongs here: the message is a document between
 * customer and shop, and its exact wording is a rule.
 *
 * Omits the last lines of a text too long for a link, and says how many.
 */
export function whatsAppText(order: WhatsAppOrder): string {
  for (let shown = order.cart.length; shown > 0; shown -= 1) {
    const text = textOf(order, shown);
    if (encodeURIComponent(text).length <= maxEncodedText) return text;
  }
  return textOf(order, 0);
}

function textOf(order: WhatsAppOrder, shown: number): string {
  const { id, cart, place, payment, fee = zeroCents, discount, options = {}, timeZone, isToConfirm } = order;
  const total = (cartTotal(cart) + fee - (discount?.amount ?? 0)) as Cents;
  const { cashGiven, note, recipient, scheduledFor } = options;
  return [
    `*Pedido #${id}*${isToConfirm ? ' por confirmar, sin código' : ''}`,
    ...(scheduledFor === undefined
      ? []
      : [`*Para: ${formatShortDateTime(new Date(scheduledFor), timeZone)}*`]),
    '',
    ...cart.slice(0, shown).flatMap(lineText),
    ...(shown < cart.length
      ? [`… y ${cart.length - shown} más; la lista completa está en el pedido #${id}`]
      : []),
    '',
    ...(order.fee === undefined ? [] : [`Envío: ${moneyText(fee)}`]),
    ...(discount === undefined ? [] : [`Código ${oneLine(discount.name)}: ${moneyText(-discount.amount)}`]),
    `*Total: ${moneyText(total)}*`,
    `Pago: ${paymentName(payment, place.fulfilment)}`,
    ...(cashGiven === undefined ? [] : [oneLine(cashText(total, cashGiven))]),
    '',
    ...(note === undefined ? [] : [`Nota: ${typed(note)}`, '']),
    ...(recipient === undefined ? [] : [`Nombre: ${typed(recipient, maxEncodedName)}`]),
    ...placeText(place),
  ].join('\n');
}

function placeText(place: OrderPlace): readonly string[] {
  const phone = `Teléfono: ${place.phone}`;
  if (place.fulfilment === 'pickup') return [`*${pickupAddress}*`, phone];
  return [
    `Dirección: ${typed(place.address, place.houseNumber === undefined ? 3 * maxEncodedTyped : maxEncodedTyped)}`,
    ...(place.houseNumber === undefined ? [] : [`Número: ${typed(place.houseNumber)}`]),
    ...(place.reference === undefined ? [] : [`Referencia: ${typed(place.reference)}`]),
    phone,
    ...(place.position === undefined ? [] : [`Mapa: ${mapText(place.position)}`]),
  ];
}

/** Tells the shop that nobody chose a point on the map (decision P7). */
const mapText = (position: Position | null) =>
  position === null
    ? 'sin pin, la dirección se escribió a mano'
    : `https://maps.google.com/?q=${position.lat},${position.lng}`;

function lineText(line: CartLine): string[] {
  const extras = line.extras.map(({ name, price }) => `${oneLine(name)} (+${moneyText(price)})`);
  return [
    `${line.quantity} × ${oneLine(line.product.name)} — ${moneyText(lineTotal(line))}`,
    ...(line.crepas.length > 0
      ? [`   Crepas: ${line.crepas.map(({ name }) => oneLine(name)).join(', ')}`]
      : []),
    ...line.groups.map((group) => `   ${oneLine(pricedGroup(group, line.quantity))}`),
    ...(extras.length > 0 ? [`   Extras: ${extras.join(', ')}`] : []),
  ];
}

/** «Salsas: 2 × Chocolate (+$30.00)»: for the whole line. */
function pricedGroup(group: ChosenGroup, times: number): string {
  const total = timesCents(groupTotal(group), times);
  return `${groupText(group, times)}${total === 0 ? '' : ` (+${moneyText(total)})`}`;
}

/** Replaces half of a surrogate pair, which cannot be encoded, by U+FFFD. */
const oneLine = (text: string) =>
  text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/\s+/g, ' ')
    .trim();

/** WhatsApp's marks of bold, italics and the like become their wide forms, which mark nothing. */
const plain = (text: string) =>
  text.replace(/[*_~`]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0));

function typed(text: string, mostEncoded = maxEncodedTyped): string {
  const whole = plain(oneLine(text));
  let fitting = '';
  let length = 0;
  for (const character of whole) {
    length += encodeURIComponent(character).length;
    if (length > mostEncoded) return `${fitting}…`;
    fitting += character;
  }
  return whole;
}

/** @param shopPhone with country code, digits only: `525512345678` */
export const whatsAppLink = (shopPhone: string, text?: string): string =>
  `https://wa.me/${shopPhone}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
