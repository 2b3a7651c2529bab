import { ApiError, createClient, logFailure } from '@crepas/api';
import { noteRequest } from './connection.ts';
import { config } from './env.ts';
import { keptHeader } from './keptMarks.ts';
import { storedAddressDetails } from './storage/addressDetailsStorage.ts';

let phoneToken: ((refused?: string) => Promise<string | null>) | undefined;

/** Only a verified phone has a token: its code is loaded then. */
async function askForToken(refused?: string): Promise<string | null> {
  const { createShopPhoneToken } = await import('./shopPhoneToken.ts');
  phoneToken ??= createShopPhoneToken((...request) => fetch(...request));
  return phoneToken(refused);
}

/** Without a network there is no token: report it as the network error that the call itself would give. */
async function token(refused?: string): Promise<string | null> {
  try {
    return storedAddressDetails.load()?.phoneVerified ? await askForToken(refused) : null;
  } catch (cause) {
    throw new ApiError('network', 'The sign-in provider cannot be reached', { cause });
  }
}

/**
 * GET requests start in the next task: `fetch()` blocks a slow phone for 15 ms, which would delay
 * the render that asked for them.
 */
async function send(...request: Parameters<typeof fetch>): Promise<Response> {
  if (request[1]?.method === 'GET') await new Promise((resolve) => setTimeout(resolve));
  try {
    const answer = await fetch(...request);
    // The worker answers from its cache when the network failed.
    noteRequest(!answer.headers.has(keptHeader));
    return answer;
  } catch (error) {
    if (!request[1]?.signal?.aborted) noteRequest(false);
    throw error;
  }
}

/** A silent network: the screen says so instead of waiting on. An order keeps the longer default. */
const readTimeoutMs = 8000;

/** Where the shop's backend is, for a call that is apart from the client. */
export const backend = { baseUrl: config.apiUrl, fetch: send, token, readTimeoutMs };

export const client = createClient({
  ...backend,
  onUnreadableRow: (error) => logFailure('query', error),
});
