import { centsFromPesos } from '@crepas/domain';
import { expect, it } from 'vitest';
import { cashCopy } from './cashCopy.ts';

it.each([
  [354, 500, 'Paga con\u00A0$500.00 · Cambio\u00A0$146.00'],
  [354, 354, 'Paga con\u00A0$354.00 · Sin cambio'],
  [89.9, 100, 'Paga con\u00A0$100.00 · Cambio\u00A0$10.10'],
  [354, 300, 'Paga con\u00A0$300.00'],
])('of a total of %d and cash of %d it says «%s»', (total, cash, text) => {
  expect(cashCopy(centsFromPesos(total), centsFromPesos(cash))).toBe(text);
});
