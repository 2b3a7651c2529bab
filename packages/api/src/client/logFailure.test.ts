import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { logFailure } from './logFailure.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('logs the place and the status of a failed call (spec §8)', () => {
  logFailure('order', new ApiError('http', 'Error 503: Service Unavailable', { status: 503 }));
  expect(console.error).toHaveBeenCalledExactlyOnceWith('order', 'Error 503: Service Unavailable');
});

it('logs why the server refused an order (spec §7), without a phone, and of no other call', () => {
  const refused = new ApiError('http', 'Error 409: Conflict', {
    status: 409,
    serverMessage: 'El 55 1234-5678 ya tiene un pedido de $189.50.',
  });
  logFailure('order', refused);
  expect(console.error).toHaveBeenLastCalledWith(
    'order',
    'Error 409: Conflict',
    'El … ya tiene un pedido de $189.50.',
  );
  logFailure('mutation', refused);
  expect(console.error).toHaveBeenLastCalledWith('mutation', 'Error 409: Conflict');
});

it('logs no phone', () => {
  logFailure('phone', new Error('no SMS to +525512345678'));
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('5512345678');
});

it('ignores an abort', () => {
  logFailure('query', new DOMException('left', 'AbortError'));
  expect(console.error).not.toHaveBeenCalled();
});
