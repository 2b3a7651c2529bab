import { countryPrefix, type OrderId, parsePhone, whatsAppLink } from '@crepas/domain';

/** To call with one tap. */
export const callLink = (phone: string): string => {
  const digits = parsePhone(phone);
  return `tel:${digits === null ? phone.replace(/[^\d+]/g, '') : countryPrefix + digits}`;
};

/** A chat with the customer, its first words already there. Null for a phone that is none of this country. */
export function chatLink(phone: string, order: OrderId): string | null {
  const digits = parsePhone(phone);
  if (digits === null) return null;
  return whatsAppLink(`${countryPrefix.slice(1)}${digits}`, `Hola, te escribimos por tu pedido #${order}.`);
}

/** The address looked up on a map: an order carries no coordinates (spec §3). */
export const mapLink = (address: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`;
