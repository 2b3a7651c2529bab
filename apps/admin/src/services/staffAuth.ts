import { ApiError } from '@crepas/api';
import { type SignInRefusal, signInRefusal } from './signInRefusal.ts';

/** The owner may do everything; staff read the menu, change availability and run the orders. */
export type Role = 'staff' | 'owner';

/** Who is signed in. `role` is what the provider vouches for; null is nobody of the shop. */
export type Account = { readonly email: string; readonly role: Role | null };

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly account: Account }
  | { readonly kind: 'refused'; readonly reason: SignInRefusal };

/** The sign-in of the staff (decision A1). */
export type StaffAuth = {
  /** Tells who is signed in, at once and on every change; null is nobody. */
  readonly watch: (onChange: (account: Account | null) => void, onUnreachable: () => void) => void;
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>;
  readonly signOut: () => Promise<void>;
  /** A proof for the backend, renewed when it is old; null for a stranger. Throws {@link ApiError} `network`. */
  readonly token: () => Promise<string | null>;
};

/** Firebase is a heavy chunk: the first paint does not wait for it. */
const firebase = () => import('./firebase.ts');

export const staffAuth: StaffAuth = {
  watch(onChange, onUnreachable) {
    firebase().then(({ watchAccount }) => watchAccount(onChange, onUnreachable), onUnreachable);
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
      // A session that the provider ended: the backend will answer 401.
      return null;
    }
  },
};
