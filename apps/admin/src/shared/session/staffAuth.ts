import { hideSilentDatabase } from '@crepas/api';
import { reloadIfGone } from '@crepas/ui/loading';
import { appCheckHeaders } from '../api.ts';
import { type Account, accountOfToken } from './account.ts';
import type { SessionEnd } from './sessionEnd.ts';
import { type SignInRefusal, signInRefusal } from './signInRefusal.ts';
import { hasSessionExpired, staffSession, watchStaffSession } from './staffSessionStorage.ts';
import { typedEmail } from './typedEmailStorage.ts';

export type SignInOutcome =
  | { readonly kind: 'signedIn'; readonly account: Account }
  | { readonly kind: 'refused'; readonly reason: SignInRefusal };

/** The sign-in of the staff (decision A1). */
export type StaffAuth = {
  /**
   * Calls `onChange` with the signed-in account, or null, at once and at every change, also of another tab. Another call
   * starts over, and replaces the earlier one. Without an account `hasExpired` says that the session was not ended by a sign-out.
   * @param onUnreachable the SDK did not load or has no network; `canRetry` is false when only a reload can help
   */
  readonly watch: (
    onChange: (account: Account | null, hasExpired: boolean) => void,
    onUnreachable: (canRetry: boolean) => void,
  ) => void;
  readonly signIn: (email: string, password: string) => Promise<SignInOutcome>;
  readonly signOut: (because: SessionEnd) => Promise<void>;
};

/** Only a sign-in loads the SDK: a page with a stored session works without it (decision 12). */
const firebase = () => import('./firebase.ts');

/**
 * The SDK takes its token of App Check from Google's package, and waits without a limit for it: ours is asked first. Before the SDK is
 * there, because it reads its stored session with the provider at once.
 */
async function checkedFirebase() {
  await Promise.all([appCheckHeaders(), hideSilentDatabase()]);
  return firebase();
}

/** Settles never: the button stays busy until the page is gone. */
const untilReloaded = new Promise<never>(() => undefined);

/** A release that removed the SDK's script costs one reload. It keeps the e-mail; a password is kept nowhere. */
function reloadsKeeping(email: string, error: unknown): boolean {
  typedEmail.save(email);
  const isReloading = reloadIfGone(error);
  if (!isReloading) typedEmail.take();
  return isReloading;
}

/** The e-mail that was typed before such a reload; empty when there was none. */
export const takeTypedEmail = (): string => typedEmail.take();

const account = (): Account | null => {
  const session = staffSession.load();
  return session && accountOfToken(session.token);
};

/**
 * Sends the e-mail that chooses a password. Answers alike whether the address has an account.
 *
 * @returns why it was not sent, or null
 */
export async function sendPasswordEmail(email: string): Promise<SignInRefusal | null> {
  try {
    await (await checkedFirebase()).sendPasswordEmail(email);
    return null;
  } catch (error) {
    if (reloadsKeeping(email, error)) return untilReloaded;
    const reason = signInRefusal(error);
    return reason === 'wrongCredentials' ? null : reason;
  }
}

export const staffAuth: StaffAuth = {
  watch(onChange, onUnreachable) {
    const reportAccount = () => onChange(account(), hasSessionExpired());
    watchStaffSession(reportAccount);
    if (account() !== null) return reportAccount();
    const adopt = async () => {
      const { takeEarlierSession } = await checkedFirebase();
      const session = await takeEarlierSession();
      if (session) staffSession.save(session);
      else reportAccount();
    };
    // A file that the server no longer has needs a reload: the new page names the new files.
    adopt().catch((error: unknown) => {
      if (!reloadIfGone(error)) onUnreachable(signInRefusal(error) === 'network');
    });
  },

  async signIn(email, password) {
    try {
      const { signInWithPassword } = await checkedFirebase();
      const session = await signInWithPassword(email, password);
      const signedIn = accountOfToken(session.token);
      if (signedIn === null) return { kind: 'refused', reason: 'unknown' };
      staffSession.save(session);
      return { kind: 'signedIn', account: signedIn };
    } catch (error) {
      if (reloadsKeeping(email, error)) return untilReloaded;
      return { kind: 'refused', reason: signInRefusal(error) };
    }
  },

  async signOut(because) {
    staffSession.clear(because);
  },
};
