import type { Delivery } from './order.ts';

type Place = Pick<Delivery, 'position' | 'deliveryAddress'>;

/** What a map finds: the pin, or the text of an address without a pin. */
export const mapQuery = ({ position, deliveryAddress }: Place): string =>
  position ? `${position.lat},${position.lng}` : deliveryAddress;

/** Opens the map at the pin. It searches for the text when there is no pin: it never guesses coordinates. */
export const mapLink = (place: Place): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(mapQuery(place))}`;
