import type { AppConfig } from '@crepas/api';
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
import type { PhoneSession } from '../storage/phoneSession.ts';
import type { PhoneAuth } from './phoneAuth.ts';

type KeepSession = (session: PhoneSession) => void;

/**
 * The phone sign-in of Firebase. Loaded by `phoneAuth.ts` alone; what it proves is kept for those who cannot wait for
 * it.
 */
export function openFirebase(config: AppConfig, keep: KeepSession): PhoneAuth {
  const auth = openAuth(config);
  return {
    sendCode: (phone, container) => sendCode(auth, phone, container),
    confirm: (sentCode, code) => confirm(auth, sentCode, code, keep),
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

/** By the code's name alone: the page that asked for it may be gone. */
async function confirm(auth: Auth, sentCode: string, code: string, keep: KeepSession): Promise<PhoneNumber> {
  const { user } = await signInWithCredential(auth, PhoneAuthProvider.credential(sentCode, code));
  const phone = parsePhone(user.phoneNumber ?? '');
  if (phone === null) {
    throw Object.assign(new Error('Not a Mexican number'), { code: 'auth/invalid-phone-number' });
  }
  keep(await sessionOf(user));
  return phone;
}
