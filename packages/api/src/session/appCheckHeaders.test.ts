import { afterEach, expect, it, vi } from 'vitest';
import { createAppCheckHeaders, isPageRefused } from './appCheckHeaders.ts';

afterEach(() => vi.useRealTimers());

it('has no header where App Check is not configured', async () => {
  expect(await createAppCheckHeaders(null)()).toEqual({});
});

it('has the token of Google’s package', async () => {
  const headers = createAppCheckHeaders(async () => ({ appCheckToken: async () => 'this page' }));
  expect(await headers()).toEqual({ 'X-Firebase-AppCheck': 'this page' });
});

it('lets the provider decide when no token can be had', async () => {
  const headers = createAppCheckHeaders(async () => ({
    appCheckToken: async () => {
      throw new Error('blocked');
    },
  }));
  expect(await headers()).toEqual({});
});

it('does not wait for ever for a blocked reCAPTCHA', async () => {
  vi.useFakeTimers();
  const headers = createAppCheckHeaders(async () => ({ appCheckToken: () => new Promise(() => undefined) }));
  const answer = expect(headers()).rejects.toMatchObject({ code: 'app-check/timeout' });
  await vi.advanceTimersByTimeAsync(15_000);
  await answer;
});

it.each([
  ['auth/firebase-app-check-token-is-invalid.', true],
  ['app-check/timeout', true],
  ['appCheck/recaptcha-error', true],
  ['auth/requests-from-referer-https://crepas.example-are-blocked.', true],
  ['auth/the-caller-does-not-have-permission', true],
  ['auth/quota-exceeded', false],
])('%s refuses the page: %s', (code, isRefused) => {
  expect(isPageRefused(code)).toBe(isRefused);
});
