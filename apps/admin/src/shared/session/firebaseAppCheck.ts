import { initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { config } from '../env.ts';

// The same app as the sign-in's: its SDK then sends the token with every call by itself.
const appCheck = initializeAppCheck(initializeApp(config.firebase, 'staff'), {
  provider: new ReCaptchaEnterpriseProvider(config.appCheckSiteKey ?? ''),
  // Asked for when a call needs one: no timers, and no requests of a page that only waits.
  isTokenAutoRefreshEnabled: false,
});

export const appCheckToken = async (): Promise<string> => (await getToken(appCheck)).token;
