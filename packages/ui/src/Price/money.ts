/** What `Price` and `MoneyField` show: the same text as `moneyText` of `@crepas/domain`, which the kit cannot import. */
export function formatMoney(cents: number): string {
  const digits = `${Math.abs(cents)}`.padStart(3, '0');
  const pesos = digits.slice(0, -2).replace(/\B(?=(?:\d{3})+$)/g, ',');
  return `${cents < 0 ? '−' : ''}$${pesos}.${digits.slice(-2)}`;
}
