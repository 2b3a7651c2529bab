import { useAddress } from '../address/index.ts';
import { storedTypedPhone } from './typedPhoneStorage.ts';

const ofDetails = () => useAddress.getState().details?.phoneNumber ?? null;

/** The phone that is typed on the screen of the code, until it is verified. Other stored details do not get it. */
export const typedPhone = {
  load: (): string | null => {
    const kept = storedTypedPhone.load();
    return kept?.over === ofDetails() ? kept.phone : null;
  },
  save: (phone: string): void => storedTypedPhone.save({ over: ofDetails(), phone }),
  clear: storedTypedPhone.clear,
};
