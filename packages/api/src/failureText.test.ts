import { describe, expect, it } from 'vitest';
import { ApiError } from './ApiError.ts';
import { failureText } from './failureText.ts';

const thrown = (message: string) => Object.assign(new Error(message), { stack: undefined });

describe('a failure for the console', () => {
  it('is status and status text of a refused call, without the words of the server (spec §8)', () => {
    const error = new ApiError('http', 'Error 422: Unprocessable Entity', {
      status: 422,
      serverMessage: 'No entregamos en Colima 120',
      body: { error: 'No entregamos en Colima 120', telefono: '5512345678' },
    });
    expect(failureText(error)).toBe('Error 422: Unprocessable Entity');
  });

  it('says why no answer came', () => {
    const error = new ApiError('network', 'Network error', { cause: new TypeError('Failed to fetch') });
    expect(failureText(error)).toBe('Network error (TypeError: Failed to fetch)');
  });

  it('names the field of an unreadable answer', () => {
    const error = new ApiError('decode', '/orders/user/:phone: 0.total: Invalid type: Expected number');
    expect(failureText(error)).toBe('/orders/user/:phone: 0.total: Invalid type: Expected number');
  });

  it.each([
    ['a phone', 'GET /orders/user/5512345678 failed', '5512345678'],
    ['a phone in groups', 'sent to +52 (55) 1234-5678', '1234-5678'],
    ['a position', 'no place at 19.4326, -99.1332', '99.1332'],
    ['a token', 'Bearer abc.def.ghi was refused', 'abc.def'],
    ['a Firebase token', 'bad token eyJhbGciOi.eyJwaG9uZSI.sig', 'eyJwaG9uZSI'],
    ['an address', 'Unexpected token A in "Av. Colima 120, Roma Norte"', 'Colima'],
    ['an address that is cut off', `Unexpected token, "Av. Colima 120, Ro`, 'Colima'],
    ['the query of an address', 'GET https://shop/api?text=Colima', 'Colima'],
  ])('does not show %s', (_, message, secret) => {
    expect(failureText(thrown(message))).not.toContain(secret);
    expect(failureText(new Error(message))).not.toContain(secret);
    expect(failureText(new ApiError('network', 'x', { cause: new Error(message) }))).not.toContain(secret);
  });

  it('keeps what a programmer needs: name, code, message and place', () => {
    const error = Object.assign(new TypeError("Cannot read properties of undefined (reading 'price')"), {
      code: 'auth/internal-error',
      stack:
        'TypeError: x\n    at CartItem (https://crepas.example/assets/Cart-ab12.js:12:34567)\n    at more',
    });
    expect(failureText(error)).toBe(
      [
        "TypeError auth/internal-error: Cannot read properties of undefined (reading 'price')",
        'at CartItem (https://crepas.example/assets/Cart-ab12.js:12:34567)',
        'at more',
      ].join('\n'),
    );
  });

  it('tells nothing of what is no error', () => {
    expect(failureText('Colima 120')).toBe('Not an error: string');
  });
});
