import { fromWorld, type Place } from './projection.ts';
import { aheadOf, drawnZoom, type Street, streets } from './streets.ts';

/** A house that the maps know. */
export type Address = {
  readonly placeId: string;
  readonly street: Street;
  readonly number: number;
  readonly location: Place;
};

/** From the middle of the street to the middle of a house, in pixels of the drawing. Odd numbers have their own side. */
const setback = 60;

function locationOf(street: Street, index: number): Place {
  const { middle, isAcross, houses } = street;
  const { x, y } = middle;
  const ahead = aheadOf(street, index);
  const aside = (houses[index] ?? 0) % 2 === 0 ? setback : -setback;
  const pixel = isAcross ? { x: x + ahead, y: y + aside } : { x: x + aside, y: y - ahead };
  return fromWorld(pixel, drawnZoom);
}

export const addresses: readonly Address[] = streets.flatMap((street) =>
  street.houses.map((number, index) => ({
    placeId: `demo ${street.colonia.postalCode} ${street.name} ${number}`,
    street,
    number,
    location: locationOf(street, index),
  })),
);

const kilometresPerDegree = 111;
/** How far the city reaches around its addresses, in kilometres. */
const cityReach = 30;

function kilometres(a: Place, b: Place): number {
  const east = (a.lng - b.lng) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(a.lat - b.lat, east) * kilometresPerDegree;
}

/** The nearest address; undefined outside the city. */
export function addressAt(place: Place): Address | undefined {
  const [nearest] = addresses
    .map((address) => ({ address, away: kilometres(place, address.location) }))
    .sort((a, b) => a.away - b.away);
  return nearest && nearest.away < cityReach ? nearest.address : undefined;
}

export const addressById = (placeId: string): Address | undefined =>
  addresses.find((address) => address.placeId === placeId);

/** The line a suggestion shows in bold. */
export const mainText = ({ street, number }: Address): string => `${street.name} ${number}`;

/** The secondary line, in Google's abbreviations for Mexico. */
export function secondaryText({ street: { colonia } }: Address): string {
  const { short, borough, postalCode } = colonia;
  return `${short}, ${borough}, ${postalCode} Ciudad de México, CDMX, México`;
}

export const formatted = (address: Address): string => `${mainText(address)}, ${secondaryText(address)}`;

/** Words without accents and punctuation, in lower case. */
const words = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/g) ?? [];

const fillers = new Set(words('calle av avenida col colonia no num ciudad de la el mexico cdmx'));
const isHouseNumber = (word: string) => /^\d{1,4}$/.test(word);

/**
 * Addresses whose words begin with the typed ones; accents, case and words such as «calle» do not matter. The house with
 * the typed number, or the nearest number, comes first; among others the one that is nearest to `near`.
 */
export function search(text: string, limit: number, near?: Place): readonly Address[] {
  const typed = words(text);
  const names = typed.filter((word) => !isHouseNumber(word));
  const significant = names.filter((word) => !fillers.has(word));
  // «col» may be the beginning of «Colima».
  const terms = significant.length > 0 ? significant : names;
  const typedNumber = typed.find(isHouseNumber);
  const number = Number(typedNumber ?? 0);
  const away = ({ location }: Address) => (near ? kilometres(near, location) : 0);
  const isByPlace = near !== undefined && typedNumber === undefined;
  const numberAway = (address: Address) => (isByPlace ? 0 : Math.abs(address.number - number));
  if (terms.length === 0) return [];
  const startsIn = (known: readonly string[]) =>
    terms.every((term) => known.some((word) => word.startsWith(term)));
  return addresses
    .filter(({ street: { name, colonia } }) =>
      startsIn(words([name, colonia.name, colonia.short, colonia.borough, colonia.postalCode].join(' '))),
    )
    .sort((a, b) => numberAway(a) - numberAway(b) || away(a) - away(b))
    .slice(0, limit);
}
