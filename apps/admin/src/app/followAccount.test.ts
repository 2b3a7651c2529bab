import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { Session } from '../shared/session/sessionStore.ts';
import { followAccount } from './followAccount.ts';

const signedInAs = (name: string): Session => ({
  kind: 'signedIn',
  email: `${name}@crepas.test`,
  role: 'staff',
});
const ended = (because: 'expired' | 'left' | 'noAccess' | null): Session => ({ kind: 'signedOut', because });
const ana = signedInAs('ana');
const beto = signedInAs('beto');

const done: string[] = [];
beforeEach(() => void done.splice(0));
afterEach(() => void vi.restoreAllMocks());

/** What happens at the last of these sessions. */
function at(...sessions: readonly Session[]): readonly string[] {
  const store = createStore<{ session: Session }>(() => ({ session: { kind: 'unknown' } }));
  followAccount(store, {
    clearCache: () => done.push('clears the cache'),
    clearFailure: () => done.push('clears the notice'),
    discardOrderWork: () => done.push('discards the orders'),
    keepFormsOf: (email) => done.push(`keeps the forms of ${email}`),
  });
  for (const session of sessions) {
    done.splice(0);
    store.setState({ session });
  }
  return done;
}

const forgets = ['clears the cache', 'discards the orders', 'keeps the forms of null'];

it.each(['left', 'noAccess'] as const)('unsaved work is discarded when the session ends (%s)', (because) => {
  expect(at(ana, ended(because))).toEqual(forgets);
});

it('an expired session keeps unsaved work, also while its account signs in again', () => {
  expect(at(ana, ended('expired'))).toEqual(['clears the cache']);
  expect(at(ana, ended('expired'), ended(null))).toEqual(['clears the cache']);
  expect(at(ana, ended('expired'), ended(null), ana)).toEqual([
    'clears the notice',
    'keeps the forms of ana@crepas.test',
  ]);
});

it('another account finds no unsaved work of the one before, also where this page saw no end of its session', () => {
  const others = ['discards the orders', 'keeps the forms of beto@crepas.test'];
  expect(at(ana, ended('expired'), beto)).toEqual(['clears the notice', ...others]);
  expect(at(ana, beto)).toEqual(others);
});

it('a page load keeps the drafts of its account', () => {
  expect(at(ana)).toEqual(['keeps the forms of ana@crepas.test']);
});
