import { expect, it } from 'vitest';
import { signInRefusal } from './signInRefusal.ts';

const providerError = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['auth/invalid-credential', 'wrongCredentials'],
  ['auth/invalid-login-credentials', 'wrongCredentials'],
  ['auth/wrong-password', 'wrongCredentials'],
  ['auth/user-not-found', 'wrongCredentials'],
  ['auth/invalid-email', 'invalidEmail'],
  ['auth/too-many-requests', 'tooManyTries'],
  ['auth/quota-exceeded', 'tooManyTries'],
  ['auth/user-disabled', 'disabled'],
  ['auth/network-request-failed', 'network'],
  ['auth/firebase-app-check-token-is-invalid.', 'pageRefused'],
  ['app-check/timeout', 'pageRefused'],
  ['auth/internal-error', 'unknown'],
] as const)('%s is %s', (code, refusal) => {
  expect(signInRefusal(providerError(code))).toBe(refusal);
});

it.each([
  ['cannot be imported', new TypeError('Failed to fetch dynamically imported module'), 'network'],
  ['is lost', Object.assign(new Error(), { name: 'LostFileError' }), 'network'],
  ['the server no longer has', new Error('/admin-assets/firebase.js: 404'), 'unknown'],
] as const)('a chunk that %s', (_, error, refusal) => {
  expect(signInRefusal(error)).toBe(refusal);
});
