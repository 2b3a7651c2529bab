import type { ProviderSession } from '@crepas/api';
import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { config } from '../env.ts';

// The store uses Firebase on the same origin: a separate app name keeps the two sessions apart.
const app = initializeApp(config.firebase, 'staff');
const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
auth.languageCode = 'es-419';
if (config.authEmulatorPort !== undefined) {
  const emulator = `${location.protocol}//${location.hostname}:${config.authEmulatorPort}`;
  connectAuthEmulator(auth, emulator, { disableWarnings: true });
}

/** Takes the session out of the SDK, which forgets it: `storage/staffSession` keeps it, and no other place does. */
async function takeSession(user: User): Promise<ProviderSession> {
  const { token, expirationTime } = await user.getIdTokenResult();
  const session = { token, refreshToken: user.refreshToken, expiresAtMs: Date.parse(expirationTime) };
  await signOut(auth);
  return session;
}

/** The session that an earlier version of this tool left in the SDK's own storage. */
export async function takeEarlierSession(): Promise<ProviderSession | null> {
  await auth.authStateReady();
  return auth.currentUser && takeSession(auth.currentUser);
}

export async function signInWithPassword(email: string, password: string): Promise<ProviderSession> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return takeSession(user);
}

export const sendPasswordEmail = (email: string): Promise<void> => sendPasswordResetEmail(auth, email);
