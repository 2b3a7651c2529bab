import { forgetDevice, forgetProviderAccount, inTime } from '@crepas/api';
import { client } from '../../shared/api.ts';
import { forgetInOtherPages, isCustomerKnown, removeCustomer } from './customerStorage.ts';

/** A browser that does not answer by then does not keep the rest. */
const maxWaitMs = 4000;

/** Whether this browser has anything to forget. */
export const isDeviceKnown = (): boolean => isCustomerKnown();

/**
 * Removes what the store and the sign-in provider keep of a customer in this browser, and ends its push messages. The page then has to
 * be loaded anew: it still has all of it in memory.
 */
export async function forgetThisDevice(): Promise<void> {
  // First: the server takes the device out for a caller who still has a token.
  await inTime(endPush(), maxWaitMs, 'push').catch(() => undefined);
  await inTime(forgetProviderAccount(), maxWaitMs, 'database').catch(() => undefined);
  removeCustomer();
  forgetInOtherPages();
}

async function endPush(): Promise<void> {
  const worker = await navigator.serviceWorker?.getRegistration('/');
  if (worker?.pushManager) await forgetDevice(client, worker);
}
