import { useLayoutEffect } from 'react';
import { sessionPhone } from '../../shared/storage/phoneSessionStorage.ts';
import { useAddress } from '../address/index.ts';

/**
 * The form of the delivery details takes the phone's proof away (spec §4), and with it the customer's orders. Where one of them is to
 * be shown, the session of this device gives the proof of the same phone back, as at `/sms` (decision P2).
 */
export function useRestoredProof(): void {
  const details = useAddress((state) => state.details);
  // Before the order is asked for and before anything is drawn.
  useLayoutEffect(() => {
    if (details === null || details.phoneVerified) return;
    const proven = sessionPhone();
    if (proven !== null && proven === details.phoneNumber) useAddress.getState().verifyPhone(proven);
  }, [details]);
}
