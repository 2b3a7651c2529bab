import { initializeApp } from 'firebase/app';
import {
  browserLocalPersistence,
  connectAuthEmulator,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInWithEmailAndPassword,
  signOut,
  type User,
} from 'firebase/auth';
import { config } from '../env.ts';
import { type Account, isRole } from './account.ts';

// The store uses Firebase on the same origin: a separate app name keeps the two sessions apart.
const app = initializeApp(config.firebase, 'staff');
const auth = initializeAuth(app, { persistence: [indexedDBLocalPersistence, browserLocalPersistence] });
auth.languageCode = 'es-419';
if (config.authEmulatorPort !== undefined) {
  const emulator = `${location.protocol}//${location.hostname}:${config.authEmulatorPort}`;
  connectAuthEmulator(auth, emulator, { disableWarnings: true });
}

async function accountOf(user: User): Promise<Account> {
  const { claims } = await user.getIdTokenResult();
  return { email: user.email ?? '', role: isRole(claims.role) ? claims.role : null };
}

/**
 * `onChange` is also called after each token renewal: a revoked role takes effect within one hour. Returns the function
 * that unsubscribes.
 */
export function watchAccount(
  onChange: (account: Account | null) => void,
  onUnreachable: (error: unknown) => void,
): () => void {
  return onIdTokenChanged(auth, (user) => {
    if (user === null) onChange(null);
    else accountOf(user).then((account) => user === auth.currentUser && onChange(account), onUnreachable);
  });
}

export async function signInWithPassword(email: string, password: string): Promise<Account> {
  const { user } = await signInWithEmailAndPassword(auth, email, password);
  return accountOf(user);
}

export const signOutHere = (): Promise<void> => signOut(auth);

export async function currentToken(): Promise<string | null> {
  await auth.authStateReady();
  return (await auth.currentUser?.getIdToken()) ?? null;
}
