import { ApiError, createClient } from '@crepas/api';
import { config } from './env.ts';
import { storedAddressDetails } from './storage/addressDetails.ts';

let phoneToken: (() => Promise<string | null>) | undefined;

/** Only a verified phone has a token: its code is a chunk. */
async function askForToken(): Promise<string | null> {
  const { createShopPhoneToken } = await import('./services/shopPhoneToken.ts');
  phoneToken ??= createShopPhoneToken((...request) => fetch(...request));
  return phoneToken();
}

/** Without network the provider cannot tell who is calling: the call fails as it would have by itself. */
async function token(): Promise<string | null> {
  try {
    return storedAddressDetails.load()?.phoneVerified ? await askForToken() : null;
  } catch (cause) {
    throw new ApiError('network', 'The sign-in provider cannot be reached', { cause });
  }
}

/**
 * What is only read waits for the next task: to hand a request over takes a slow phone 15 ms, and it falls into the
 * moment in which a screen is drawn.
 */
async function send(...request: Parameters<typeof fetch>): Promise<Response> {
  if (request[1]?.method === 'GET') await new Promise((resolve) => setTimeout(resolve));
  return fetch(...request);
}

/** The one client of the shop's backend. */
export const client = createClient({ baseUrl: config.apiUrl, fetch: send, token });
