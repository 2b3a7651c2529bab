import { isAbort } from './ApiError.ts';
import { failureText } from './failureText.ts';

/** The part of an app that failed. */
export type FailurePlace = 'query' | 'mutation' | 'stream' | 'order' | 'phone' | 'picture' | 'screen';

/**
 * The only function that writes failures to the console, for both apps (spec §8, decision O4). It logs no phone, address
 * or token. An abort is not logged.
 */
export function logFailure(place: FailurePlace, error: unknown): void {
  if (!isAbort(error)) console.error(place, failureText(error));
}
