import { staffSessionKey } from './staffSessionKey.ts';

export type StoredSession = { readonly token: string; readonly expiresAtMs: number };

/** The session as it was stored, for the script in the page: the checked reading of `staffSession.ts` is too large for it. */
export function storedStaffSession(): StoredSession | null {
  try {
    const { token, expiresAtMs } = JSON.parse(localStorage.getItem(staffSessionKey) ?? '');
    return typeof token === 'string' ? { token, expiresAtMs: Number(expiresAtMs) } : null;
  } catch {
    return null;
  }
}
