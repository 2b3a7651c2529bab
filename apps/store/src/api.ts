import { ApiError, createClient } from '@crepas/api';
import { config } from './env.ts';
import { createPhoneToken, tokenUrl } from './services/phoneToken.ts';
import { storedAddressDetails } from './storage/addressDetails.ts';
import { storedPhoneSession } from './storage/phoneSession.ts';

const phoneToken = createPhoneToken({
  session: storedPhoneSession,
  url: () => tokenUrl(config),
  fetch: (...request) => fetch(...request),
  nowMs: Date.now,
});

/** Without network the provider cannot tell who is calling: the call fails as it would have by itself. */
async function token(): Promise<string | null> {
  try {
    return storedAddressDetails.load()?.phoneVerified ? await phoneToken() : null;
  } catch (cause) {
    throw new ApiError('network', 'The sign-in provider cannot be reached', { cause });
  }
}

/** The one client of the shop's backend. */
export const client = createClient({
  baseUrl: config.apiUrl,
  fetch: (...request) => fetch(...request),
  token,
});
