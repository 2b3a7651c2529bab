import {
  ApiError,
  type ClientOptions,
  createAppCheckHeaders,
  createSessionToken,
  createStaffClient,
  logFailure,
  tokenUrl,
} from '@crepas/api';
import { config } from './env.ts';
import { staffSession } from './session/staffSessionStorage.ts';

export const transport = {
  baseUrl: config.apiUrl,
  fetch: (...request) => fetch(...request),
} satisfies Pick<ClientOptions, 'baseUrl' | 'fetch'>;

/** Google's package is loaded for a call to the sign-in provider, and only where a site key is configured. */
export const appCheckHeaders = createAppCheckHeaders(
  config.appCheckSiteKey === undefined ? null : () => import('./session/firebaseAppCheck.ts'),
);

const sessionToken = createSessionToken({
  session: staffSession,
  url: () => tokenUrl(config, location.hostname),
  headers: appCheckHeaders,
  fetch: transport.fetch,
  nowMs: Date.now,
});

/**
 * The ID token for the backend, renewed before it expires. Null when signed out, and after the provider ended the session: the
 * call goes out without a token, and the backend answers 401. Throws {@link ApiError} `network`.
 */
async function staffToken(refused?: string): Promise<string | null> {
  try {
    return await sessionToken(refused);
  } catch (cause) {
    throw new ApiError('network', 'The sign-in provider cannot be reached', { cause });
  }
}

/** The only API client of this app. It sends the token of the signed-in account. */
export const client = createStaffClient({
  ...transport,
  token: staffToken,
  onUnreadableRow: (error) => logFailure('query', error),
});
