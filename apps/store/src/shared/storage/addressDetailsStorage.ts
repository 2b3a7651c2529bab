import { type AddressDetails, parsePhone } from '@crepas/domain';
import { addressDetailsKey, type JsonStorage, localJson } from './jsonStorage.ts';

type StoredDetails = Partial<
  Record<'houseNumber' | 'reference' | 'phoneNumber' | 'phoneVerification', unknown>
>;

export type AddressDetailsStorage = {
  readonly load: () => AddressDetails | null;
  readonly save: (details: AddressDetails) => void;
};

const text = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? `${value}` : '');

/** Null without a valid phone; only the boolean `true` counts as verified. */
export const createAddressDetailsStorage = (json: JsonStorage): AddressDetailsStorage => ({
  load: () => {
    const stored = Object(json.read(addressDetailsKey)) as StoredDetails;
    const phoneNumber = parsePhone(text(stored.phoneNumber));
    return (
      phoneNumber && {
        houseNumber: text(stored.houseNumber),
        reference: text(stored.reference),
        phoneNumber,
        phoneVerified: stored.phoneVerification === true,
      }
    );
  },
  save: ({ phoneVerified, ...details }) =>
    json.write(addressDetailsKey, { ...details, phoneVerification: phoneVerified }),
});

export const storedAddressDetails = createAddressDetailsStorage(localJson);
