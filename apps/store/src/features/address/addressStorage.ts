import { fulfilmentFromWire, fulfilmentToWire } from '@crepas/api';
import { type Fulfilment, isPosition, type Position, type SavedAddress } from '@crepas/domain';
import { fulfilmentKey, type JsonStorage, localJson } from '../../shared/storage/jsonStorage.ts';

export const addressKey = 'selectedAddress';

export type AddressStorage = {
  readonly load: () => SavedAddress | null;
  readonly save: (address: SavedAddress) => void;
};

/**
 * The stored value for "no pin": the spec's key needs numbers (spec §3), and 0, 0 lies in the sea.
 * Never used outside this file (decision P7).
 */
const noPin: Position = { lat: 0, lng: 0 };

/** A missing or non-numeric coordinate makes the address invalid: null (spec §5). */
export const createAddressStorage = (json: JsonStorage): AddressStorage => ({
  load: () => {
    const stored = Object(json.read(addressKey)) as Partial<Record<keyof SavedAddress, unknown>>;
    const { address, position } = stored;
    if (typeof address !== 'string' || !isPosition(position)) return null;
    const { lat, lng } = position;
    return { address, position: lat || lng ? { lat, lng } : null };
  },
  save: ({ address, position }) => json.write(addressKey, { address, position: position ?? noPin }),
});

export const storedAddress = createAddressStorage(localJson);

/** Stays on the device. */
export const storedFulfilment = {
  load: (): Fulfilment => {
    const entrega = localJson.read(fulfilmentKey);
    return fulfilmentFromWire(typeof entrega === 'string' ? { entrega } : {});
  },
  save(fulfilment: Fulfilment) {
    const { entrega } = { entrega: undefined, ...fulfilmentToWire(fulfilment) };
    if (entrega) localJson.write(fulfilmentKey, entrega);
    else localJson.remove(fulfilmentKey);
  },
};
