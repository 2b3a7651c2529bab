import { type ProviderSession, type ProviderSessionStorage, readSession } from '@crepas/api';
import type { SessionEnd } from './sessionEnd.ts';

const staffSessionKey = 'staffSession';

/** Stored in place of a session that has expired: the other tabs keep unsaved work then. After a sign-out nothing is stored. */
const expiredText = '"expired"';

function storedText(): string | null {
  try {
    return localStorage.getItem(staffSessionKey);
  } catch {
    return null;
  }
}

function read(): ProviderSession | null {
  try {
    return readSession(JSON.parse(storedText() ?? 'null'));
  } catch {
    return null;
  }
}

/** The session of this page. Where storage is blocked it lasts as long as the page. */
let session = read();
let listener = () => {};

export const staffSession = {
  load: () => session,
  save(next) {
    session = next;
    try {
      localStorage.setItem(staffSessionKey, JSON.stringify(next));
    } catch {
      // Storage is blocked or full: the next page asks for a sign-in.
    }
    listener();
  },
  /** Does not call the watcher: the caller knows why the session has ended. Without a reason the provider has ended it. */
  clear(because: SessionEnd = 'expired') {
    session = null;
    try {
      if (because === 'expired') localStorage.setItem(staffSessionKey, expiredText);
      else localStorage.removeItem(staffSessionKey);
    } catch {
      // Storage is blocked: nothing was stored.
    }
  },
} satisfies ProviderSessionStorage;

/** Whether there is no session because it has expired, in this tab or in another one. */
export const hasSessionExpired = (): boolean => storedText() === expiredText;

/** Calls `onChange` when a session was saved, and when another tab has signed in or out. Replaces the earlier watcher. */
export function watchStaffSession(onChange: () => void): void {
  listener = onChange;
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    if (key === staffSessionKey || key === null) readAgain();
  });
  // «Back» after a sign-out shows the page as it was, and it got no `storage` event while it was in the browser's cache.
  window.addEventListener('pageshow', ({ persisted }) => persisted && readAgain());
}

function readAgain() {
  session = read();
  listener();
}
