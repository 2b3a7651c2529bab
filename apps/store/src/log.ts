import { failureText, isAbort } from '@crepas/api';

/** Where a failure came to light. */
export type FailurePlace = 'query' | 'order' | 'phone' | 'screen';

/**
 * The one place where the store logs (spec §8, decision O4): what failed, without phones, addresses and tokens. An
 * abort is no failure.
 */
export function logFailure(place: FailurePlace, error: unknown): void {
  if (!isAbort(error)) console.error(place, failureText(error));
}
