import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addCents, type Cents, centsFromPesos, moneyText, pesosFromCents, sumCents } from './money.ts';

const amount = fc.integer({ min: 0, max: 100_000_000 }) as fc.Arbitrary<Cents>;

describe('money', () => {
  it('is exact where decimal pesos are not', () => {
    expect((89.5 + 15.1) * 3).not.toBe(313.8);
    expect(pesosFromCents(((centsFromPesos(89.5) + centsFromPesos(15.1)) * 3) as Cents)).toBe(313.8);
  });

  it('survives the round trip from centavos to pesos', () => {
    fc.assert(fc.property(amount, (cents) => centsFromPesos(pesosFromCents(cents)) === cents));
  });

  it('is written as the browser would for Mexico, with the minus sign in the place of its hyphen', () => {
    const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
    const signed = fc.integer({ min: -100_000_000, max: 100_000_000 }) as fc.Arbitrary<Cents>;
    fc.assert(
      fc.property(signed, (cents) => moneyText(cents) === pesos.format(cents / 100).replace('-', '−')),
    );
    expect([moneyText(-2_500), moneyText(-0)]).toEqual(['−$25.00', '$0.00']);
  });

  it.each([Number.NaN, 89.5, Number.POSITIVE_INFINITY])('has no text for %s', (cents) => {
    expect(() => moneyText(cents)).toThrow(RangeError);
  });

  it('stays a whole number, and addition is associative and commutative', () => {
    fc.assert(
      fc.property(fc.array(amount), (amounts) => {
        const sum = sumCents(amounts);
        expect(Number.isInteger(sum)).toBe(true);
        expect(sumCents(amounts.toReversed())).toBe(sum);
        expect(addCents(sum, 100 as Cents)).toBe(sumCents([...amounts, 100 as Cents]));
      }),
    );
  });
});
