import { expect, it } from 'vitest';
import { ApiError, isPassing, mayBePlaced } from './ApiError.ts';

it.each<[string, unknown, boolean]>([
  ['no answer', new ApiError('network', 'Network error'), true],
  ['a server in trouble', new ApiError('http', 'Error 500', { status: 500 }), true],
  ['a server that starts', new ApiError('http', 'Error 503', { status: 503 }), true],
  ['a refusal', new ApiError('http', 'Error 404', { status: 404 }), false],
  ['an answer that cannot be read', new ApiError('decode', '/promo: body'), false],
  ['a fault of our own', new TypeError('x is not a function'), false],
])('after %s a read may be retried: %#', (_, error, may) => {
  expect(isPassing(error)).toBe(may);
});

it.each<[string, unknown, boolean]>([
  ['no answer', new ApiError('network', 'Timeout'), true],
  ['an answer that cannot be read', new ApiError('decode', '/orders: id'), true],
  ['a server in trouble', new ApiError('http', 'Error 502', { status: 502 }), true],
  ['a server that gave up waiting', new ApiError('http', 'Error 408', { status: 408 }), true],
  ['a fault of our own', new TypeError('x is not a function'), true],
  ['a refusal', new ApiError('http', 'Error 409', { status: 409 }), false],
  ['a token that was refused', new ApiError('network', 'No token', { isNotProcessed: true }), false],
])('after %s an order may have been placed: %#', (_, error, may) => {
  expect(mayBePlaced(error)).toBe(may);
});

it('an error has its name and keeps its cause', () => {
  const cause = new TypeError('Failed to fetch');
  expect(new ApiError('network', 'Network error', { cause })).toMatchObject({
    name: 'ApiError',
    status: 0,
    cause,
  });
});
