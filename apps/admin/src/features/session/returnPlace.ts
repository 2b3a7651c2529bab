import type { Location } from 'react-router';
import { paths } from '../../shared/paths.ts';

/** The state of the history entry of `/login`, which survives a reload. */
type LoginState = { readonly from: string };

/** The history state for `/login`: the current or requested page. */
export const rememberPlace = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): LoginState => ({
  from: `${pathname}${search}${hash}`,
});

/** @param state the history state of `/login`, of any shape */
export function returnPlace(state: unknown): string {
  if (typeof state !== 'object' || state === null || !('from' in state)) return paths.orders;
  return typeof state.from === 'string' ? state.from : paths.orders;
}
