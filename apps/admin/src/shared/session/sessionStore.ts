import type { StaffRole } from '@crepas/domain';
import { create } from 'zustand';
import type { Account } from './account.ts';
import type { SessionEnd } from './sessionEnd.ts';
import type { SignInRefusal } from './signInRefusal.ts';
import type { StaffAuth } from './staffAuth.ts';

export type Session =
  /** Until the provider reports an account or none. */
  | { readonly kind: 'unknown' }
  /** The provider cannot be reached. `canRetry` is false when only a reload can help. */
  | { readonly kind: 'unreachable'; readonly canRetry: boolean }
  | {
      readonly kind: 'signedOut';
      readonly because: SessionEnd | null;
      /** Whose session was ended in another tab, by a sign-out or without access: the same person may sign in again. */
      readonly endedElsewhere?: string;
    }
  | { readonly kind: 'signedIn'; readonly email: string; readonly role: StaffRole };

export type SessionStore = {
  readonly session: Session;
  /** Subscribes to the provider. A later call starts over after `unreachable`. */
  readonly start: () => void;
  /** Returns null on success; whether the account has access is in `session`. */
  readonly signIn: (email: string, password: string) => Promise<SignInRefusal | null>;
  readonly signOut: () => Promise<void>;
  /** The backend rejects this account's token. */
  readonly end: (because: Exclude<SessionEnd, 'left'>) => void;
};

const signedOut = (because: SessionEnd | null) => ({ kind: 'signedOut', because }) as const;

/** @param leaveDevice ends what this device gets for the account, while its token is valid; never fails */
export function createSessionStore(auth: StaffAuth, leaveDevice: () => Promise<void>) {
  return create<SessionStore>()((set, get) => {
    /** The provider failed: it may report no changes. */
    let isUnwatched = false;
    /** Somebody signs out in this tab. */
    let isLeaving = false;
    const endSession = (because: 'noAccess' | 'expired') => {
      set({ session: signedOut(because) });
      // After an expired session the same person signs in again, and must not miss an order meanwhile.
      if (because === 'noAccess') void leaveDevice();
      void auth.signOut(because);
    };
    const acceptAccount = ({ email, role }: Account) => {
      if (role === null) endSession('noAccess');
      else set({ session: { kind: 'signedIn', email, role } });
    };
    // `endSession` makes the provider report a sign-out, which must not overwrite the reason.
    const handleSignedOut = (hasExpired = false) => {
      const { session } = get();
      if (session.kind === 'signedOut') return;
      if (session.kind !== 'signedIn') return set({ session: signedOut(null) });
      // As in the tab where it has expired.
      if (hasExpired && !isLeaving) return set({ session: signedOut('expired') });
      const elsewhere = isLeaving ? {} : { endedElsewhere: session.email };
      set({ session: { ...signedOut('left'), ...elsewhere } });
    };
    const handleUnreachable = (canRetry: boolean) => {
      isUnwatched = true;
      if (get().session.kind === 'unknown') set({ session: { kind: 'unreachable', canRetry } });
    };
    const watch = () => {
      isUnwatched = false;
      auth.watch(
        (account, hasExpired) => (account === null ? handleSignedOut(hasExpired) : acceptAccount(account)),
        handleUnreachable,
      );
    };

    return {
      session: { kind: 'unknown' },
      start: () => {
        if (get().session.kind === 'unreachable') set({ session: { kind: 'unknown' } });
        watch();
      },
      signIn: async (email, password) => {
        set({ session: signedOut(null) });
        const outcome = await auth.signIn(email, password);
        if (outcome.kind === 'refused') return outcome.reason;
        acceptAccount(outcome.account);
        if (isUnwatched) watch();
        return null;
      },
      signOut: async () => {
        await leaveDevice();
        isLeaving = true;
        try {
          // The state changes after the provider has signed out: before that, a reload would restore the session.
          await auth.signOut('left');
          handleSignedOut();
        } finally {
          isLeaving = false;
        }
      },
      end: (because) => {
        if (get().session.kind === 'signedIn') endSession(because);
      },
    };
  });
}
