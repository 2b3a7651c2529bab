import { createStaffClient } from '@crepas/api';
import { config } from './env.ts';
import { staffAuth } from './services/staffAuth.ts';

/** The one client of this app; it speaks for whoever is signed in. */
export const client = createStaffClient({
  baseUrl: config.apiUrl,
  fetch: (...request) => fetch(...request),
  token: staffAuth.token,
});
