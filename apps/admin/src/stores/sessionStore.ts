import { create } from 'zustand';
import type { Account, Role } from '../services/account.ts';
import type { SignInRefusal } from '../services/signInRefusal.ts';
import type { StaffAuth } from '../services/staffAuth.ts';

/** Why somebody who was let in, or tried to be, is out. */
export type SessionEnd = 'noAccess' | 'expired';

export type Session =
  /** Before the provider has spoken. */
  | { readonly kind: 'unknown' }
  /** The provider cannot be asked. */
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'signedOut'; readonly because: SessionEnd | null }
  | { readonly kind: 'signedIn'; readonly email: string; readonly role: Role };

export type SessionStore = {
  readonly session: Session;
  /** Begins to follow the provider; call it once. */
  readonly start: () => void;
  /** Null when it went through: the session tells whether the account has access. */
  readonly signIn: (email: string, password: string) => Promise<SignInRefusal | null>;
  readonly signOut: () => Promise<void>;
  /** The backend no longer takes this account's word. */
  readonly end: (because: SessionEnd) => void;
};

const signedOut = (because: SessionEnd | null): Session => ({ kind: 'signedOut', because });

export function createSessionStore(auth: StaffAuth) {
  return create<SessionStore>()((set, get) => {
    const turnOut = (because: SessionEnd) => {
      set({ session: signedOut(because) });
      void auth.signOut();
    };
    const meet = ({ email, role }: Account) => {
      if (role === null) turnOut('noAccess');
      else set({ session: { kind: 'signedIn', email, role } });
    };
    // Who was turned out is then reported gone by the provider: the reason must outlive that.
    const missEverybody = () => {
      if (get().session.kind !== 'signedOut') set({ session: signedOut(null) });
    };
    const lackProvider = () => {
      if (get().session.kind === 'unknown') set({ session: { kind: 'unreachable' } });
    };

    return {
      session: { kind: 'unknown' },
      start: () =>
        auth.watch((account) => (account === null ? missEverybody() : meet(account)), lackProvider),
      signIn: async (email, password) => {
        set({ session: signedOut(null) });
        const outcome = await auth.signIn(email, password);
        if (outcome.kind === 'refused') return outcome.reason;
        meet(outcome.account);
        return null;
      },
      signOut: async () => {
        // Nobody is shown out before the provider has forgotten them: a reload would let them in again.
        await auth.signOut();
        missEverybody();
      },
      end: (because) => {
        if (get().session.kind === 'signedIn') turnOut(because);
      },
    };
  });
}
