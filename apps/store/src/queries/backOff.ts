const secondMs = 1000;
const longestMs = 30 * secondMs;

/** Empty answers before the screen says that the category has no products yet. */
export const patientAnswers = 10;

/**
 * Milliseconds until an empty category is requested again (spec §2, decision S8):
 * once a second for the first ten answers, then doubling up to 30 s.
 */
export function emptyCategoryDelay(emptyAnswers: number): number {
  const doublings = Math.max(0, emptyAnswers - patientAnswers);
  return Math.min(longestMs, secondMs * 2 ** doublings);
}
