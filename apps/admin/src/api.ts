import { createStaffClient } from '@crepas/api';
import { config } from './env.ts';
import { staffAuth } from './services/staffAuth.ts';

/** The only API client of this app. It sends the token of the signed-in account. */
export const client = createStaffClient({
  baseUrl: config.apiUrl,
  fetch: (...request) => fetch(...request),
  token: staffAuth.token,
});
