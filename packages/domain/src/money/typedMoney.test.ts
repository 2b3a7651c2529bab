import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, maxPrice, pesosFromCents } from './money.ts';
import { readMoney } from './typedMoney.ts';

const price = fc.integer({ min: 0, max: maxPrice }) as fc.Arbitrary<Cents>;

/** Texts close to the border between accepted and refused. */
const nearlyMoney = fc.oneof(
  fc.stringMatching(/^\$? ?[0-9]{1,4}([.,][0-9]{0,3}){0,3}$/),
  fc.string({ unit: fc.constantFrom(...'0159.,$ -e²９．'), maxLength: 9 }),
  fc.string(),
);

describe('a typed amount', () => {
  it.each([
    ['85', 8_500],
    ['85.5', 8_550],
    ['85.50', 8_550],
    ['85.05', 8_505],
    ['$85', 8_500],
    ['1,250.50', 125_050],
    ['$ 1,250', 125_000],
    ['1250.5', 125_050],
    ['12,500', 1_250_000],
    ['  85\t', 8_500],
    ['\u00a0$\u00a01,250.50\u202f', 125_050],
    ['＄１，２５０．５０', 125_050],
    ['0', 0],
    ['0.5', 50],
    ['.50', 50],
    ['85.', 8_500],
    ['007', 700],
    ['99,999.99', 9_999_999],
  ])('%j is %i centavos', (typed, amount) => {
    expect(readMoney(typed)).toEqual({ kind: 'amount', amount });
  });

  it.each(['', ' ', '\u00a0', '\t\n'])('%j is empty', (typed) => {
    expect(readMoney(typed)).toEqual({ kind: 'empty' });
  });

  it.each([
    ...['1,25', '1.250', '1,250,50', '1.250,50', '12,50', '1,2500', '12345,678', ',250', '0,250', '1,250,'],
    ...['1..5', '1.5.5', '85.123', '.', '$', '$.', ',', '.5.', '1 250', '85 50'],
    ...['12abc', '85 pesos', '1e3', '0x10', '-5', '+5', '$-5', '−5', '85-', '$$85', '85$', '85²', '½', '٨٥'],
    ...['gratis', 'NaN', 'Infinity', '1_000', '1’250'],
  ])('%j is refused as unclear', (typed) => {
    expect(readMoney(typed)).toEqual({ kind: 'refused', because: 'unclear' });
  });

  it.each(['100000', '100,000.00', '999999', '9'.repeat(400)])('%j is refused as too high', (typed) => {
    expect(readMoney(typed)).toEqual({ kind: 'refused', because: 'tooHigh' });
  });

  it('reads every price as the shop writes it', () => {
    const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
    fc.assert(
      fc.property(price, (amount) => {
        expect(readMoney(pesos.format(pesosFromCents(amount)))).toEqual({ kind: 'amount', amount });
        expect(readMoney(String(pesosFromCents(amount)))).toEqual({ kind: 'amount', amount });
      }),
    );
  });

  it('has exactly the value of its digits, with or without commas, and never more than the limit', () => {
    fc.assert(
      fc.property(nearlyMoney, (typed) => {
        const read = readMoney(typed);
        if (read.kind !== 'amount') return;
        const [pesos = '', decimals = ''] = typed
          .normalize('NFKC')
          .replace(/[^\d.]/g, '')
          .split('.');
        expect(read.amount).toBe(Number(`${pesos}${decimals.padEnd(2, '0')}`));
        expect(decimals.length).toBeLessThanOrEqual(2);
        expect(read.amount).toBeLessThanOrEqual(maxPrice);
      }),
    );
  });
});
