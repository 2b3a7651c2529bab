import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [8950, '$89.50'],
  [123450, '$1,234.50'],
])('shows %i centavos as %s', (cents, shown) => {
  expect(formatMoney(cents)).toBe(shown);
});
