import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { failureText } from './failureText.ts';

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
