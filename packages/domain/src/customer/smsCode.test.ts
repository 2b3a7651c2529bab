import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeIn } from './smsCode.ts';

describe('the code in a text copied from a message', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['  123456\n', '123456'],
    ['123\u00A0456', '123456'],
    ['123\u202F456', '123456'],
    ['123-456', '123456'],
    ['123\u2011456', '123456'],
    ['12 34 56', '123456'],
    ['1 2 3 4 5 6', '123456'],
    ['\u2066123456\u2069', '123456'],
    ['１２３４５６', '123456'],
    ['Tu código es 123456', '123456'],
    ['Tu código es 123 456.', '123456'],
    ['123456 es tu código. Vence en 10 minutos.', '123456'],
    ['Crepatlán 24: 123456 (no lo compartas)', '123456'],
    ['G-123456', '123456'],
    ['Crepatlán 24: 123 - 456', '123456'],
    ['Crepatlán 24: 1 2 3 4 5 6 (en 10 min)', '123456'],
    ['Llama al 12 34 56. Tu código es 654321', '654321'],
    ['123456 o 654321', '123456'],
    ['123 456 o 654 321', '123456'],
    ['12', '12'],
    ['12a4', '124'],
    ['1234567', '1234567'],
    ['código', ''],
    ['', ''],
  ])('%j is %j', (text, code) => {
    expect(codeIn(text)).toBe(code);
  });

  it('is found in any words around it', () => {
    const code = fc.integer({ min: 0, max: 999_999 }).map((number) => String(number).padStart(6, '0'));
    const words = fc.stringMatching(/^[a-z ñ:,!]*$/);
    fc.assert(
      fc.property(words, code, words, (before, digits, after) => {
        expect(codeIn(before + digits + after)).toBe(digits);
        expect(codeIn(`${before}${digits.slice(0, 3)} ${digits.slice(3)}${after}`)).toBe(digits);
      }),
    );
  });

  it('contains only digits, and reading it again does not change it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(codeIn(text)).toMatch(/^\d*$/);
        expect(codeIn(codeIn(text))).toBe(codeIn(text));
      }),
    );
  });
});
