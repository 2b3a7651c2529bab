import { expect, it } from 'vitest';
import { signInRefusal } from './signInRefusal.ts';

const providerError = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['auth/invalid-credential', 'wrongCredentials'],
  ['auth/invalid-login-credentials', 'wrongCredentials'],
  ['auth/wrong-password', 'wrongCredentials'],
  ['auth/user-not-found', 'wrongCredentials'],
  ['auth/invalid-email', 'wrongCredentials'],
  ['auth/too-many-requests', 'tooManyTries'],
  ['auth/quota-exceeded', 'tooManyTries'],
  ['auth/user-disabled', 'disabled'],
  ['auth/network-request-failed', 'network'],
  ['auth/internal-error', 'unknown'],
] as const)('%s is %s', (code, refusal) => {
  expect(signInRefusal(providerError(code))).toBe(refusal);
});

it('a chunk that cannot be loaded is a network failure', () => {
  expect(signInRefusal(new TypeError('Failed to fetch dynamically imported module'))).toBe('network');
});
