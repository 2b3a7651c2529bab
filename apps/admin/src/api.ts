import { type ClientOptions, createStaffClient } from '@crepas/api';
import { config } from './env.ts';
import { staffAuth } from './services/staffAuth.ts';

export const transport = {
  baseUrl: config.apiUrl,
  fetch: (...request) => fetch(...request),
} satisfies Pick<ClientOptions, 'baseUrl' | 'fetch'>;

/** The only API client of this app. It sends the token of the signed-in account. */
export const client = createStaffClient({
  ...transport,
  token: staffAuth.token,
});
