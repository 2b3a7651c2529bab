import type { AppConfig } from '@crepas/api';
import { parsePhone } from '@crepas/domain';
import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  type ConfirmationResult,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
  type User,
} from 'firebase/auth';
import type { PhoneSession } from '../storage/phoneSession.ts';
import type { Confirmation, PhoneAuth } from './phoneAuth.ts';

type KeepSession = (session: PhoneSession) => void;

/** The phone sign-in of Firebase. Loaded by `phoneAuth.ts` alone; what it proves is kept for those who cannot wait for it. */
export function openFirebase(config: AppConfig, keep: KeepSession): PhoneAuth {
  const auth = openAuth(config);
  return {
    sendCode: (phone, container) => sendCode(auth, phone, container, keep),
    provenPhone: async () => {
      await auth.authStateReady();
      const user = auth.currentUser;
      if (!user) return null;
      try {
        // A fresh token: a session that the provider has ended proves nothing, though the device remembers it.
        keep(await sessionOf(user, true));
      } catch {
        return null;
      }
      return parsePhone(user.phoneNumber ?? '');
    },
  };
}

async function sessionOf(user: User, isFresh = false): Promise<PhoneSession> {
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
async function sendCode(
  auth: Auth,
  phone: string,
  container: HTMLElement,
  keep: KeepSession,
): Promise<Confirmation> {
  const element = document.createElement('div');
  container.append(element);
  const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' });
  try {
    return confirmationOf(await signInWithPhoneNumber(auth, phone, verifier), keep);
  } finally {
    verifier.clear();
    element.remove();
  }
}

const confirmationOf = (result: ConfirmationResult, keep: KeepSession): Confirmation => ({
  confirm: async (code) => {
    const { user } = await result.confirm(code);
    const phone = parsePhone(user.phoneNumber ?? '');
    if (phone === null) {
      throw Object.assign(new Error('Not a Mexican number'), { code: 'auth/invalid-phone-number' });
    }
    keep(await sessionOf(user));
    return phone;
  },
});
