import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { failureText, logFailure } from './logFailure.ts';

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

const place = 'https://crepas.example/assets/Cart-ab12.js:12:34567';
const thrown = (stack: string, message = 'Av. Colima 120') =>
  Object.assign(new TypeError(message), { stack });

describe('a failure for the console', () => {
  it('is the status and status text of a refused call, without the server’s message (spec §8)', () => {
    const error = new ApiError('http', 'Error 422: Unprocessable Entity', {
      status: 422,
      serverMessage: 'No entregamos en Colima 120',
      body: { error: 'No entregamos en Colima 120', telefono: '5512345678' },
    });
    expect(failureText(error)).toBe('Error 422: Unprocessable Entity');
  });

  it('says that no answer came, without the browser’s reason', () => {
    const cause = new TypeError('Failed to fetch /orders/user/5512345678');
    expect(failureText(new ApiError('network', 'Timeout', { cause }))).toBe('Timeout');
  });

  it('is name, code and stack positions of any other error, without its message', () => {
    const error = thrown(`TypeError: Av. Colima 120\n    at CartItem (${place})\n    at more`);
    expect(failureText(Object.assign(error, { code: 'auth/internal-error' }))).toBe(
      `TypeError auth/internal-error ${place}`,
    );
  });

  it('reads stack positions of Firefox and Safari too', () => {
    expect(failureText(thrown(`render@${place}\n@${place}`))).toBe(`TypeError ${place} ${place}`);
  });

  it.each([
    [
      'a message of several lines',
      thrown('TypeError: a\nphone@5512345678:1\n    at x', 'a\nphone@5512345678:1'),
    ],
    ['the query of an address', thrown('    at x (https://shop/?text=5512345678:1:2)')],
    ['what is no error', '5512345678'],
    ['an error without places', thrown('', 'no SMS to +525512345678')],
  ])('does not show a phone in %s', (_, error) => {
    expect(failureText(error)).not.toContain('5512345678');
  });
});
