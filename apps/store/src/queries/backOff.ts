const secondMs = 1000;
const longestMs = 30 * secondMs;

/** So many empty answers are a hiccup; after them the customer reads that the category has nothing yet. */
export const patientAnswers = 10;

/**
 * Milliseconds until an empty category is asked for again (spec §2, decision S8):
 * once a second for the first ten answers, then doubling up to 30 s.
 */
export function emptyCategoryDelay(emptyAnswers: number): number {
  const doublings = Math.max(0, emptyAnswers - patientAnswers);
  return Math.min(longestMs, secondMs * 2 ** doublings);
}

/** Milliseconds until a shop in maintenance is asked again: 2 s, doubling up to 30 s (decision S9). */
export const maintenanceDelay = (failures: number): number =>
  Math.min(longestMs, 2 * secondMs * 2 ** Math.max(0, failures - 1));
