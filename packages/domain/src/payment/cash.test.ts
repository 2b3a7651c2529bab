import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, centsFromPesos } from '../money/money.ts';
import { cashChoices, cashText, changeFor, isEnough } from './cash.ts';

const pesos = (amount: number) => Math.round(amount * 100) as Cents;
const anyTotal = fc.integer({ min: 0, max: 500_000 }) as fc.Arbitrary<Cents>;
const bills = [20, 50, 100, 200, 500, 1000];

it.each([
  [354, [360, 400, 500, 1000]],
  [18.5, [20, 50, 100, 200, 500, 1000]],
  [20, [50, 100, 200, 500, 1000]],
  [199.99, [200, 500, 1000]],
  [200, [500, 1000]],
  [1000, []],
  [1010, [1020, 1050, 1100, 1200, 1500, 2000]],
  [0, []],
])('for $%d people hand over %j', (total, choices) => {
  expect(cashChoices(pesos(total))).toEqual(choices.map(pesos));
});

it('each choice is the smallest sum of one kind of banknote above the total, ascending', () => {
  fc.assert(
    fc.property(anyTotal, (total) => {
      const sums = new Set<number>();
      for (const bill of bills) {
        let sum = 0;
        while (sum < total) sum += bill * 100;
        if (sum > total) sums.add(sum);
      }
      const expected = [...sums].sort((a, b) => a - b);
      expect(cashChoices(total)).toEqual(expected);
    }),
  );
});

it('every choice is enough, and the change makes it up', () => {
  fc.assert(
    fc.property(anyTotal, (total) => {
      for (const cash of cashChoices(total)) {
        expect(isEnough(total, cash)).toBe(true);
        expect(total + changeFor(total, cash)).toBe(cash);
      }
    }),
  );
  expect(isEnough(pesos(146), pesos(145.99))).toBe(false);
  expect(isEnough(pesos(146), pesos(146))).toBe(true);
  expect(changeFor(pesos(354), pesos(500))).toBe(14_600);
});

describe('the cash for the door', () => {
  it.each([
    [354, 500, 'Paga con\u00A0$500.00 · Cambio\u00A0$146.00'],
    [500, 500, 'Paga con\u00A0$500.00 · Sin cambio'],
    [89.9, 100, 'Paga con\u00A0$100.00 · Cambio\u00A0$10.10'],
    [120, 100, 'Paga con\u00A0$100.00'],
  ])('of an order of %d that is paid with %d reads «%s»', (total, cash, text) => {
    expect(cashText(centsFromPesos(total), centsFromPesos(cash))).toBe(text);
  });

  it('speaks to the customer too', () => {
    const text = cashText(centsFromPesos(354), centsFromPesos(500), 'Pagas');
    expect(text).toBe('Pagas con\u00A0$500.00 · Cambio\u00A0$146.00');
  });
});
