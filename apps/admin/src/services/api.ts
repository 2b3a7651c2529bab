import { type ClientOptions, createStaffClient, withEarlyAnswer } from '@crepas/api';
import { config } from '../env.ts';
import { createStaffToken } from './staffToken.ts';

export const transport = {
  baseUrl: config.apiUrl,
  fetch: (...request) => fetch(...request),
} satisfies Pick<ClientOptions, 'baseUrl' | 'fetch'>;

/** The only API client of this app. It sends the token of the signed-in account. */
export const client = createStaffClient({
  ...transport,
  fetch: withEarlyAnswer(transport.fetch),
  token: createStaffToken(transport.fetch),
});
