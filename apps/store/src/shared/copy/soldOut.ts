/** The mark of a product that is back on the shop's next day (decision H3). */
export const soldOutTitle = 'Agotado por hoy';
