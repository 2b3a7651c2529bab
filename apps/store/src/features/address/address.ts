import type { AddressDetails, PhoneNumber, SavedAddress } from '@crepas/domain';
import { create } from 'zustand';
import {
  type AddressDetailsStorage,
  storedAddressDetails,
} from '../../shared/storage/addressDetailsStorage.ts';
import {
  addressDetailsKey,
  followedOrdersKey,
  followLinksKey,
  type JsonStorage,
  localJson,
  onChangeInOtherTab,
  pastOrdersKey,
} from '../../shared/storage/jsonStorage.ts';
import { type AddressStorage, addressKey, storedAddress } from './addressStorage.ts';

export type AddressStore = {
  readonly saved: SavedAddress | null;
  readonly details: AddressDetails | null;
  /** The house number and reference of another address are forgotten; the phone is the person's, and stays. */
  readonly saveAddress: (address: SavedAddress) => void;
  readonly saveDetails: (details: AddressDetails) => void;
  readonly verifyPhone: (phone: PhoneNumber) => void;
  /** The proof has expired: the phone has to be verified again. */
  readonly unverifyPhone: () => void;
};

const noDetails = { houseNumber: '', reference: '' };

/** Whether the browser has refused to store the details: their proof of the phone lasts as long as the page. */
export const areDetailsUnsaved = (): boolean => localJson.isUnsaved(addressDetailsKey);

/** @param onOtherPhone called when the details get another phone: it may be another person's */
export function createAddressStore(
  addresses: AddressStorage,
  allDetails: AddressDetailsStorage,
  onOtherPhone: () => void,
) {
  const useAddress = create<AddressStore>()((set, get) => {
    const saveDetails = (details: AddressDetails) => {
      if (get().details?.phoneNumber !== details.phoneNumber) onOtherPhone();
      allDetails.save(details);
      set({ details });
    };
    return {
      saved: null,
      details: null,
      saveAddress: (saved) => {
        const { saved: before, details } = get();
        addresses.save(saved);
        set({ saved });
        if (details && before && before.address !== saved.address) saveDetails({ ...details, ...noDetails });
      },
      saveDetails,
      verifyPhone: (phoneNumber) =>
        saveDetails({ ...(get().details ?? noDetails), phoneNumber, phoneVerified: true }),
      unverifyPhone: () => {
        const { details } = get();
        if (details) saveDetails({ ...details, phoneVerified: false });
      },
    };
  });
  // After creation, for hydration: see shared/cart/cart.ts.
  useAddress.setState({ saved: addresses.load(), details: allDetails.load() });
  return useAddress;
}

/** Home says nothing of the orders of the phone before. An order that a link follows stays this device's. */
export function forgetOrders(json: JsonStorage): void {
  json.remove(pastOrdersKey);
  if (!Object(json.read(followLinksKey)).length) json.remove(followedOrdersKey);
}

export const useAddress = createAddressStore(storedAddress, storedAddressDetails, () =>
  forgetOrders(localJson),
);
onChangeInOtherTab([addressKey, addressDetailsKey], () =>
  useAddress.setState({ saved: storedAddress.load(), details: storedAddressDetails.load() }),
);
