import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parsePhone } from '../customer/phone.ts';
import { codeIn } from '../customer/smsCode.ts';
import { readMoney } from '../money/typedMoney.ts';
import { plainDigits } from './typedDigits.ts';

it.each([
  ['＄１，２５０．５０', '$1,250.50'],
  ['55\u20111234\u22125678\u2014', '55-1234-5678-'],
  ['\u206655\u200b12\u2069\ufeff', '5512'],
  ['55\u00a012\u202f34\t5', '55 12 34 5'],
  ['5\ufe0f\u20e35\ufe0f\u20e3', '55'],
  ['85² ٨٥ ½', '85² ٨٥ ½'],
])('%j becomes %j', (typed, plain) => {
  expect(plainDigits(typed)).toBe(plain);
});

/** As a keyboard of full-width forms types it, or a message app copies it. */
const disguises: readonly ((digits: string) => string)[] = [
  (digits) => digits.replace(/[!-~]/g, (mark) => String.fromCharCode(mark.charCodeAt(0) + 0xfee0)),
  (digits) => `\u2066${digits}\u2069`,
  (digits) => [...digits].join('\u200b'),
  (digits) => `\u00a0${digits}\u202f`,
];

it('a phone, a code and an amount are read through the same disguises', () => {
  fc.assert(
    fc.property(fc.constantFrom(...disguises), fc.stringMatching(/^[2-9]\d{9}$/), (disguise, digits) => {
      expect(parsePhone(disguise(`+52 ${digits}`))).toBe(digits);
      expect(codeIn(disguise(digits.slice(4)))).toBe(digits.slice(4));
      const [pesos, centavos] = [digits.slice(0, 3), digits.slice(8)];
      expect(readMoney(disguise(`$${pesos}.${centavos}`))).toEqual({
        kind: 'amount',
        amount: Number(pesos + centavos),
      });
    }),
  );
});

it.each(['\u2010', '\u2011', '\u2013', '\u2014', '\u2212', '\uff0d'])(
  'the dash %j separates digits, and makes no amount',
  (dash) => {
    expect(parsePhone(`55${dash}1234${dash}5678`)).toBe('5512345678');
    expect(codeIn(`123${dash}456`)).toBe('123456');
    expect(readMoney(`${dash}85`)).toEqual({ kind: 'refused', because: 'unclear' });
  },
);
