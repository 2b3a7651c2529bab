import { isPosition, type SavedAddress } from '@crepas/domain';
import { type JsonStorage, localJson } from './jsonStorage.ts';

export const addressKey = 'selectedAddress';

export type AddressStorage = {
  readonly load: () => SavedAddress | null;
  readonly save: (address: SavedAddress) => void;
};

/** A missing or non-numeric coordinate is no address (spec §5). */
export const createAddressStorage = (json: JsonStorage): AddressStorage => ({
  load: () => {
    const stored = Object(json.read(addressKey)) as Partial<Record<keyof SavedAddress, unknown>>;
    const { address, position } = stored;
    if (typeof address !== 'string' || !isPosition(position)) return null;
    return { address, position: { lat: position.lat, lng: position.lng } };
  },
  save: (address) => json.write(addressKey, address),
});

export const storedAddress = createAddressStorage(localJson);
