import { ApiError } from '@crepas/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { logFailure } from './logFailure.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const logged = () => vi.mocked(console.error).mock.calls;

it('a refused call is logged in the words of the specification (§8), and nothing of its answer', () => {
  const body = { error: 'Llama al 5512345678', direccion_entrega: 'Colima 5' };
  logFailure(new ApiError('http', 'Error 409: Conflict', { status: 409, serverMessage: body.error, body }));
  expect(logged()).toEqual([['Error 409: Conflict']]);
});

it.each([
  [new ApiError('network', 'Timeout'), 'Timeout'],
  [new TypeError('x is undefined'), 'TypeError: x is undefined'],
  ['a text', 'Unknown failure'],
])('%s is logged as «%s»', (error, words) => {
  logFailure(error);
  expect(logged()).toEqual([[words]]);
});

it('an abort is no failure', () => {
  logFailure(new DOMException('', 'AbortError'));
  expect(logged()).toEqual([]);
});

it.each([
  ['a phone', 'no 5512345678 here'],
  ['a phone in groups', 'no +52 55 1234 5678 here'],
  ['an e-mail', 'no duena@crepas.test here'],
  ['a token', `no ${'eyJhbGciOiJSUzI1NiJ9.'.repeat(3)} here`],
])('%s is left out of what is logged', (_, message) => {
  logFailure(new Error(message));
  expect(logged()).toEqual([['Error: no … here']]);
});
