import type { Location } from 'react-router';
import { paths } from '../../shared/paths.ts';
import type { Session } from '../../shared/session/sessionStore.ts';

/** The state of the history entry of `/login`, which survives a reload. */
type LoginState = {
  readonly from: string;
  /** Only this account returns there; absent: whoever signs in. */
  readonly email?: string;
};

/**
 * The history state for `/login`: the page that was asked for without a session, or where one expired. Null after a sign-out and for an
 * account without access: the next account must not land on the last one's page, whose search may hold a customer's phone. Another tab
 * does not learn whether the session expired or somebody signed out: its page waits for the same account.
 */
export function rememberPlace(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  { because, endedElsewhere: email }: Omit<Extract<Session, { kind: 'signedOut' }>, 'kind'>,
): LoginState | null {
  const from = `${pathname}${search}${hash}`;
  if (email !== undefined) return { from, email };
  return because === null || because === 'expired' ? { from } : null;
}

/**
 * @param state the history state of `/login`, of any shape
 * @param email the account that signed in
 */
export function returnPlace(state: unknown, email: string): string {
  const { from, email: of }: { from?: unknown; email?: unknown } = Object(state);
  const isTheirs = of === undefined || of === email;
  return isTheirs && typeof from === 'string' ? from : paths.orders;
}
