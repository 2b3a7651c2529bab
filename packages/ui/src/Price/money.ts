/**
 * Whole centavos as everybody reads them: 123450 → «$1,234.50» (spec §9). Texts that `@crepas/domain` words have its
 * `moneyText`; both are tested against `Intl`.
 *
 * Not `Intl`: its data for es-MX costs a phone 50 ms before the first page is interactive.
 */
export function formatMoney(cents: number): string {
  const digits = `${Math.abs(cents)}`.padStart(3, '0');
  const pesos = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '-' : ''}$${pesos}.${digits.slice(-2)}`;
}
