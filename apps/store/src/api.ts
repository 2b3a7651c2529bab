import { createClient } from '@crepas/api';
import { config } from './env.ts';
import { phoneAuth } from './services/phoneAuth.ts';

/** The one client of the shop's backend. */
export const client = createClient({
  baseUrl: config.apiUrl,
  fetch: (...request) => fetch(...request),
  token: phoneAuth.token,
});
