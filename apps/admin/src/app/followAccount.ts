import type { StoreApi } from 'zustand';
import type { SessionStore } from '../shared/session/sessionStore.ts';

export type AccountData = {
  /** Drops what was read from the backend. */
  readonly clearCache: () => void;
  readonly clearFailure: () => void;
  readonly discardOrderWork: () => void;
  /** Discards the forms of all other accounts; null: of every account. */
  readonly keepFormsOf: (email: string | null) => void;
};

/** Drops the data of an account where another one could see it. An expired session keeps unsaved work for its account. */
export function followAccount(
  store: Pick<StoreApi<Pick<SessionStore, 'session'>>, 'subscribe'>,
  { clearCache, clearFailure, discardOrderWork, keepFormsOf }: AccountData,
): void {
  /** The account that was signed in last. */
  let owner: string | null = null;

  store.subscribe(({ session }, { session: before }) => {
    if (session.kind === 'signedIn') {
      if (before.kind === 'signedOut') clearFailure();
      if (owner !== null && owner !== session.email) discardOrderWork();
      owner = session.email;
      keepFormsOf(owner);
    }
    if (session.kind !== 'signedOut') return;
    clearCache();
    if (before.kind !== 'signedIn' || session.because === 'expired') return;
    discardOrderWork();
    keepFormsOf(null);
  });
}
