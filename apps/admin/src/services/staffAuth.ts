import { ApiError } from '@crepas/api';
import type { Account } from './account.ts';
import { type SignInRefusal, signInRefusal } from './signInRefusal.ts';

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly account: Account }
  | { readonly kind: 'refused'; readonly reason: SignInRefusal };

/** The sign-in of the staff (decision A1). */
export type StaffAuth = {
  /**
   * Calls `onChange` with the signed-in account, or null, at once and at every change. Another call starts over, and
   * replaces the earlier one.
   * @param onUnreachable the SDK did not load or has no network; `canRetry` is false when only a reload can help
   */
  readonly watch: (
    onChange: (account: Account | null) => void,
    onUnreachable: (canRetry: boolean) => void,
  ) => void;
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>;
  readonly signOut: () => Promise<void>;
  /** The ID token for the backend, renewed after it expires; null when signed out. Throws {@link ApiError} `network`. */
  readonly token: () => Promise<string | null>;
};

/** A large chunk, loaded on demand: the first paint does not wait for it. */
const firebase = () => import('./firebase.ts');

let unwatch = () => {};

export const staffAuth: StaffAuth = {
  watch(onChange, onUnreachable) {
    // A file that the server no longer has needs a reload: the new page names the new files.
    const fail = (error: unknown) => onUnreachable(signInRefusal(error) === 'network');
    firebase().then(({ watchAccount }) => {
      unwatch();
      unwatch = watchAccount(onChange, fail);
    }, fail);
  },

  async signIn(email, password) {
    try {
      const { signInWithPassword } = await firebase();
      return { kind: 'signedIn', account: await signInWithPassword(email, password) };
    } catch (error) {
      return { kind: 'refused', reason: signInRefusal(error) };
    }
  },

  async signOut() {
    const { signOutHere } = await firebase();
    await signOutHere();
  },

  async token() {
    try {
      const { currentToken } = await firebase();
      return await currentToken();
    } catch (cause) {
      if (signInRefusal(cause) === 'network') throw new ApiError('network', 'Network error', { cause });
      // The provider ended the session. The call goes out without a token, and the backend answers 401.
      return null;
    }
  },
};
