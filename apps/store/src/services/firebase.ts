import type { AppConfig } from '@crepas/api';
import { parsePhone } from '@crepas/domain';
import { FirebaseError, initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  type ConfirmationResult,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  RecaptchaVerifier,
  signInWithPhoneNumber,
} from 'firebase/auth';
import type { Confirmation, PhoneAuth } from './phoneAuth.ts';

/** The phone sign-in of Firebase. Loaded by `phoneAuth.ts` alone. */
export function openFirebase(config: AppConfig): PhoneAuth {
  const auth = openAuth(config);
  return {
    sendCode: (phone, container) => sendCode(auth, phone, container),
    token: () => tokenOf(auth),
    provenPhone: async () => {
      await auth.authStateReady();
      const user = auth.currentUser;
      // A fresh token: a session that the provider has ended proves nothing, though the device remembers it.
      const isAlive = await user?.getIdToken(true).catch(() => null);
      return isAlive ? parsePhone(user?.phoneNumber ?? '') : null;
    },
  };
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

const unreachable = 'auth/network-request-failed';

/** A session that the provider has ended makes a stranger; one that cannot be asked about throws. */
async function tokenOf(auth: Auth): Promise<string | null> {
  await auth.authStateReady();
  try {
    return (await auth.currentUser?.getIdToken()) ?? null;
  } catch (error) {
    if (error instanceof FirebaseError && error.code !== unreachable) return null;
    throw error;
  }
}

/** With a verifier and an element of its own: reusing either hangs the second send in the SDK (decision P5). */
async function sendCode(auth: Auth, phone: string, container: HTMLElement): Promise<Confirmation> {
  const element = document.createElement('div');
  container.append(element);
  const verifier = new RecaptchaVerifier(auth, element, { size: 'invisible' });
  try {
    return confirmationOf(await signInWithPhoneNumber(auth, phone, verifier));
  } finally {
    verifier.clear();
    element.remove();
  }
}

const confirmationOf = (result: ConfirmationResult): Confirmation => ({
  confirm: async (code) => {
    const { user } = await result.confirm(code);
    const phone = parsePhone(user.phoneNumber ?? '');
    if (phone === null) {
      throw Object.assign(new Error('Not a Mexican number'), { code: 'auth/invalid-phone-number' });
    }
    return phone;
  },
});
