import type { Delivery } from './order.ts';

type Place = Pick<Delivery, 'position' | 'deliveryAddress'>;

/** What a map finds: the pin, or the address of an order without a pin. */
export const mapQuery = ({ position, deliveryAddress }: Place): string =>
  position ? `${position.lat},${position.lng}` : withoutReference(deliveryAddress);

/** Opens the map at the pin. It searches for the address when there is no pin: it never guesses coordinates. */
export const mapLink = (place: Place): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery(place))}`;

/** Words of a reference, «frente al parque». «Puerta de Hierro» and «Casa Blanca» are neighbourhoods: a door has no capital letter. */
const ofReference = [
  /\b(?:port[oó]n|zagu[aá]n|reja|fachada|barda|timbre|interf[oó]n|caseta|frente|enfrente|junto|lado|atr[aá]s|detr[aá]s|cerca|esquina|entre|pasando|cuadras?|vuelta|fondo|tocar?|llamar?|avisar?)\b/i,
  /^(?:[Cc]asa|[Pp]uerta|[Ee]dificio)(?: [\p{Ll}\d]+)*$/u,
];
const isReference = (part: string) => ofReference.some((words) => words.test(part));
const hasNumber = (part: string) => /^(?:#|no\b|n[uú]m|mza?\b|manzana|lo?te?\b|\d)/i.test(part);

/**
 * The part of an order's address that a map finds. The reference is the courier's, and a search for «portón verde» finds another
 * town. It comes last and in one text with the rest: after the country and the house number, or from its first telling word on.
 */
function withoutReference(address: string): string {
  const parts = address.split(/,\s*/);
  const country = parts.findIndex((part) => /^m[eé]xico$/i.test(part));
  const afterCountry = parts[country + 1] ?? '';
  const found = country < 1 ? parts : parts.slice(0, country + (hasNumber(afterCountry) ? 2 : 1));
  const end = found.findIndex((part, index) => index > 0 && isReference(part));
  return (end < 0 ? found : found.slice(0, end)).join(', ');
}
