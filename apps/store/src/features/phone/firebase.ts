import type { AppConfig, ProviderSession } from '@crepas/api';
import { type PhoneNumber, parsePhone } from '@crepas/domain';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  PhoneAuthProvider,
  RecaptchaVerifier,
  signInWithCredential,
  signInWithPhoneNumber,
  type User,
} from 'firebase/auth';

type KeepSession = (session: ProviderSession) => void;

/**
 * The phone sign-in of Firebase, as `phoneAuth.ts` imports it. `keep` stores the session, so that later page loads can send
 * its token without loading the SDK.
 */
export function openFirebase(config: AppConfig, keep: KeepSession) {
  const auth = openAuth(config);
  return {
    sendCode: (phone: string, container: HTMLElement) => sendCode(auth, phone, container),
    confirm: (sentCode: string, code: string) => confirm(auth, sentCode, code, keep),
    provenPhone: async (): Promise<PhoneNumber | null> => {
      await Promise.race([auth.authStateReady(), waitFor(maxReadyMs)]);
      const user = auth.currentUser;
      if (!user) return null;
      try {
        // Forces a new token: the SDK still stores sessions that the provider has revoked.
        keep(await sessionOf(user, true));
      } catch {
        return null;
      }
      return parsePhone(user.phoneNumber ?? '');
    },
  };
}

/** A browser whose IndexedDB never answers has no session that could be read. */
const maxReadyMs = 3000;

const waitFor = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function sessionOf(user: User, isFresh = false): Promise<ProviderSession> {
  const { token, expirationTime } = await user.getIdTokenResult(isFresh);
  return { token, refreshToken: user.refreshToken, expiresAtMs: Date.parse(expirationTime) };
}

function openAuth({ firebase, authEmulatorPort }: AppConfig): Auth {
  const auth = initializeAuth(initializeApp(firebase), {
    persistence: [indexedDBLocalPersistence, browserLocalPersistence],
  });
  if (authEmulatorPort !== undefined) {
    connectAuthEmulator(auth, `http://${location.hostname}:${authEmulatorPort}`, { disableWarnings: true });
    auth.settings.appVerificationDisabledForTesting = true;
  }
  auth.languageCode = 'es-419';
  return auth;
}

/** With a verifier and an element of its own: reusing either hangs the second send in the SDK (decision P5). */
async function sendCode(auth: Auth, phone: string, container: HTMLElement): Promise<string> {
  const element = document.createElement('div');
  container.append(element);
  const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' });
  try {
    return (await signInWithPhoneNumber(auth, phone, verifier)).verificationId;
  } finally {
    verifier.clear();
    element.remove();
  }
}

/** Needs only the provider's id of the code: the page that requested it may have been discarded. */
async function confirm(auth: Auth, sentCode: string, code: string, keep: KeepSession): Promise<PhoneNumber> {
  const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(sentCode, code));
  const phone = parsePhone(user.phoneNumber ?? '');
  if (phone === null) {
    throw Object.assign(new Error('Not a Mexican number'), { code: 'auth/invalid-phone-number' });
  }
  keep(await sessionOf(user));
  return phone;
}
