import type { AddressDetails, SavedAddress } from './address.ts';
import { type Cart, type CartLine, cartTotal, lineTotal } from './cart.ts';
import { formatCents } from './money.ts';
import type { OrderId } from './order.ts';

export type WhatsAppOrder = {
  readonly id: OrderId;
  readonly cart: Cart;
  readonly address: SavedAddress;
  readonly details: AddressDetails;
};

/**
 * The order as the shop reads it on WhatsApp. The only Spanish of this package: the message is a document
 * between the customer and the shop, and its exact text is a rule of its own.
 */
export function whatsAppText({ id, cart, address, details }: WhatsAppOrder): string {
  const { lat, lng } = address.position;
  return [
    `*Pedido #${id}*`,
    '',
    ...cart.flatMap(lineText),
    '',
    `*Total: ${formatCents(cartTotal(cart))}*`,
    'Pago: efectivo',
    '',
    `Dirección: ${oneLine(address.address)}`,
    `Número: ${oneLine(details.houseNumber)}`,
    `Referencia: ${oneLine(details.reference)}`,
    `Teléfono: ${details.phoneNumber}`,
    `Mapa: https://maps.google.com/?q=${lat},${lng}`,
  ].join('\n');
}

function lineText(line: CartLine): string[] {
  const extras = line.extras.map(({ name, price }) => `${oneLine(name)} (+${formatCents(price)})`);
  return [
    `${line.quantity} × ${oneLine(line.product.name)} — ${formatCents(lineTotal(line))}`,
    ...(line.crepas.length > 0
      ? [`   Crepas: ${line.crepas.map(({ name }) => oneLine(name)).join(', ')}`]
      : []),
    ...(extras.length > 0 ? [`   Extras: ${extras.join(', ')}`] : []),
  ];
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** @param shopPhone with country code, digits only: `525512345678` */
export const whatsAppLink = (shopPhone: string, text: string): string =>
  `https://wa.me/${shopPhone}?text=${encodeURIComponent(text)}`;
