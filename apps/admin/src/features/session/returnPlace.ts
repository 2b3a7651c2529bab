import type { Location } from 'react-router';
import { paths } from '../../shared/paths.ts';
import type { SessionEnd } from '../../shared/session/sessionStore.ts';

/** The state of the history entry of `/login`, which survives a reload. */
type LoginState = { readonly from: string };

/**
 * The history state for `/login`: the page that was asked for without a session, or where one expired. Null after a sign-out and for an
 * account without access: the next account must not land on the last one's page, whose search may hold a customer's phone.
 */
export const rememberPlace = (
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  because: SessionEnd | null,
): LoginState | null =>
  because === null || because === 'expired' ? { from: `${pathname}${search}${hash}` } : null;

/** @param state the history state of `/login`, of any shape */
export function returnPlace(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.orders;
  return typeof state.from === 'string' ? state.from : paths.orders;
}
