import { countryPrefix, type Delivery, type OrderId, parsePhone } from '@crepas/domain';
import { whatsAppLink } from '@crepas/domain/whatsapp';

/** A `tel:` link. */
export const callLink = (phone: string): string => {
  const digits = parsePhone(phone);
  return `tel:${digits === null ? phone.replace(/[^\d+]/g, '') : countryPrefix + digits}`;
};

/** A WhatsApp link with a prepared text. Null for a phone of another country. */
export function chatLink(phone: string, order: OrderId): string | null {
  const digits = parsePhone(phone);
  if (digits === null) return null;
  return whatsAppLink(`${countryPrefix.slice(1)}${digits}`, `Hola, te escribimos por tu pedido #${order}.`);
}

/** What a map finds: the pin, or the text of an address without a pin. */
export const mapQuery = ({
  position,
  deliveryAddress,
}: Pick<Delivery, 'position' | 'deliveryAddress'>): string =>
  position ? `${position.lat},${position.lng}` : deliveryAddress;

/** Opens the map at the pin. It searches for the text when there is no pin: it never guesses coordinates. */
export const mapLink = (delivery: Pick<Delivery, 'position' | 'deliveryAddress'>): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery(delivery))}`;
