import type { Location } from 'react-router';
import { paths } from './paths.ts';

/** Travels in the history entry of `/login`, so that it outlives a reload. */
type LoginState = { readonly from: string };

/** To be passed to `/login`: where the visitor stood or wanted to go. */
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
