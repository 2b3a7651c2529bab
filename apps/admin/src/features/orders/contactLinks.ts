import { countryPrefix, type OrderId, parsePhone, whatsAppLink } from '@crepas/domain';

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
