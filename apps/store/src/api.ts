import { ApiError, createClient } from '@crepas/api';
import { config } from './env.ts';
import { phoneAuth } from './services/phoneAuth.ts';

/** Without network the provider cannot tell who is calling: the call fails as it would have by itself. */
async function token(): Promise<string | null> {
  try {
    return await phoneAuth.token();
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
