import type { Place } from '@crepas/domain';
import { isPosition } from '@crepas/domain';
import { type JsonStorage, localJson } from '../../shared/storage/jsonStorage.ts';

const addressBookKey = 'addressBook';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** A place that cannot be read is left out; the others stay. */
function placeOf(value: unknown): readonly Place[] {
  const stored = Object(value) as Partial<Record<keyof Place, unknown>>;
  const address = text(stored.address);
  if (address === '') return [];
  const { position } = stored;
  return [
    {
      name: text(stored.name),
      address,
      position: isPosition(position) ? { lat: position.lat, lng: position.lng } : null,
      houseNumber: text(stored.houseNumber),
      reference: text(stored.reference),
    },
  ];
}

/** The address book. The chosen place is in the keys of the specification too: this one only adds to them. */
export const createPlaceBook = (json: JsonStorage) => ({
  /** Null before the first {@link save}. */
  load: (): readonly Place[] | null => {
    const stored = json.read(addressBookKey);
    if (stored === undefined) return null;
    return Array.isArray(stored) ? stored.flatMap(placeOf) : [];
  },
  save: (places: readonly Place[]): void => json.write(addressBookKey, places),
});

export const placeBook = createPlaceBook(localJson);
