import { backoffMs } from '@crepas/api';

/** Empty answers before the screen says that the category has no products yet. */
export const emptyAnswersToBelieve = 10;

/**
 * Milliseconds until an empty category is requested again (spec §2, decision S8):
 * once a second for the first ten answers, then doubling up to 30 s.
 */
export function emptyCategoryDelay(emptyAnswers: number): number {
  return backoffMs(emptyAnswers - emptyAnswersToBelieve, 1000, 30_000);
}
