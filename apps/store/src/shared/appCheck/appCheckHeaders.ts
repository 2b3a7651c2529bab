import { createAppCheckHeaders } from '@crepas/api';
import { config } from '../env.ts';

/** Google's package is loaded for a call to the sign-in provider, and only where a site key is configured. */
export const appCheckHeaders = createAppCheckHeaders(
  config.appCheckSiteKey === undefined ? null : () => import('./firebaseAppCheck.ts'),
);
