const inMexico = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Mexico_City',
});

/** When an order came in, by the clock of the shop (decision O12); empty when the shop did not say. */
export const placedAtCopy = (placedAt: Date | null): string =>
  placedAt === null ? '' : inMexico.format(placedAt);
