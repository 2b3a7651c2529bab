import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [1500, '$15.00'],
  [8950, '$89.50'],
  [123450, '$1,234.50'],
  [123_456_789, '$1,234,567.89'],
])('shows %i centavos as %s, always with two decimals (spec §9)', (cents, shown) => {
  expect(formatMoney(cents)).toBe(shown);
});

it('writes every amount as the browser would for Mexico, with the minus sign in the place of its hyphen', () => {
  const pesos = new Intl.NumberFormat('es-MX', { style: 'currency', currency: 'MXN' });
  const asBrowser = (cents: number) => pesos.format(cents / 100).replace('-', '−');
  for (const cents of [-123_456, -1, 9, 10, 99, 100, 99_999, 100_000, 100_000_000, 123_456_789_012]) {
    expect(formatMoney(cents)).toBe(asBrowser(cents));
  }
  // A prime step: all combinations of last digits occur.
  for (let cents = -100_000_000; cents <= 100_000_000; cents += 99_991) {
    expect(formatMoney(cents)).toBe(asBrowser(cents));
  }
});
