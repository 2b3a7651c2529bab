import * as v from 'valibot';
import { inTime } from '../client/abortedIn.ts';

export const providerSession = v.object({
  token: v.string(),
  refreshToken: v.string(),
  expiresAtMs: v.number(),
});

/** The provider's tokens for an account on this device. */
export type ProviderSession = Readonly<v.InferOutput<typeof providerSession>>;

/** A stored session; null for any other value. */
export function readSession(value: unknown): ProviderSession | null {
  const read = v.safeParse(providerSession, value);
  return read.success ? read.output : null;
}

/** A database that works answers in some milliseconds. */
const maxDatabaseMs = 3000;

/**
 * Hides an IndexedDB that never answers (Safari) from Firebase's SDK, which waits for it before each of its requests. Without one the SDK
 * uses localStorage. Called before the SDK is set up.
 */
export async function hideSilentDatabase(): Promise<void> {
  const answered = openProviderDatabase().then((database) => database?.close());
  // A blocked one throws, which the SDK survives.
  await inTime(answered, maxDatabaseMs, 'database').catch(({ code }) => {
    if (code === 'database') Object.defineProperty(globalThis, 'indexedDB', { value: undefined });
  });
}

/** Null where the SDK has created none: only it may, with its tables. */
export function openProviderDatabase(): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('firebaseLocalStorageDb');
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = () => resolve(null);
    opening.onsuccess = () => resolve(opening.result);
  });
}
