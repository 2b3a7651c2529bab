import type { AddressDetails, SavedAddress } from './address.ts';

/** A place of the address book: its pin, house number and reference belong to it. */
export type Place = SavedAddress &
  Pick<AddressDetails, 'houseNumber' | 'reference'> & {
    /** «Casa», «Trabajo», or empty. */
    readonly name: string;
  };

const maxPlaces = 5;
export const maxPlaceNameLength = 30;

/** One place of the address book is one address with one house number; the reference may change. */
export const isSamePlace = (one: Omit<Place, 'name'>, other: Omit<Place, 'name'>): boolean =>
  one.address === other.address && one.houseNumber === other.houseNumber;

/** Puts a place first, with the name that it had. The oldest of more than five is dropped. */
export function rememberPlace(places: readonly Place[], place: Omit<Place, 'name'>): readonly Place[] {
  const name = places.find((known) => isSamePlace(known, place))?.name ?? '';
  return [{ ...place, name }, ...forgetPlace(places, place)].slice(0, maxPlaces);
}

/** The address book without a place. */
export const forgetPlace = (places: readonly Place[], place: Omit<Place, 'name'>): readonly Place[] =>
  places.filter((known) => !isSamePlace(known, place));

/**
 * The address book with another name, number or reference of a place, which keeps its position. The name is trimmed, and cut after
 * {@link maxPlaceNameLength} code units. A place that is the same now is dropped.
 */
export function correctPlace(
  places: readonly Place[],
  place: Omit<Place, 'name'>,
  changes: Partial<Pick<Place, 'name' | 'houseNumber' | 'reference'>>,
): readonly Place[] {
  return places.flatMap((known) => {
    if (!isSamePlace(known, place)) return isSamePlace(known, { ...place, ...changes }) ? [] : [known];
    const corrected = { ...known, ...changes };
    return [{ ...corrected, name: corrected.name.trim().slice(0, maxPlaceNameLength) }];
  });
}

/** The address book with a place again that was forgotten, where it was. */
export function restorePlace(places: readonly Place[], place: Place, at: number): readonly Place[] {
  if (places.some((known) => isSamePlace(known, place))) return places;
  return [...places.slice(0, at), place, ...places.slice(at)].slice(0, maxPlaces);
}
