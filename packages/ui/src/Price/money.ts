const twoDecimals = new Intl.NumberFormat('es-MX', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Whole centavos as the customer reads them: 123450 → «$1,234.50» (spec §9). */
export const formatMoney = (cents: number) => `$${twoDecimals.format(cents / 100)}`;
