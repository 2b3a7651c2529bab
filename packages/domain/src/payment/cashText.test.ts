import { describe, expect, it } from 'vitest';
import { centsFromPesos } from '../money/money.ts';
import { cashText } from './cashText.ts';

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
