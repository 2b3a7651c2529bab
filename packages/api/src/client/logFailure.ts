import { isAbort, isApiError } from './ApiError.ts';

/** The part of an app that failed. */
export type FailurePlace = 'query' | 'mutation' | 'stream' | 'order' | 'phone' | 'picture' | 'screen';

/**
 * The only function that writes failures to the console, for both apps (spec §8, decision O4). It logs no phone, address
 * or token. An abort is not logged. Of a refused order it also logs the server's `error` field (spec §7), without the numbers in it that may
 * be a phone.
 */
export function logFailure(place: FailurePlace, error: unknown): void {
  if (isAbort(error)) return;
  const reason = place === 'order' && isApiError(error) ? error.serverMessage : undefined;
  const texts = reason === undefined ? [] : [reason.replace(/\+?\d(?:[\s().-]*\d){6,}/g, '…')];
  console.error(place, failureText(error), ...texts);
}

/** Line and column in a script, without the query of its address. */
const places = /https?:[^\s?]+:\d+:\d+/g;

/**
 * The text of a failure for the console. It contains no text written by a person or by the server, so
 * it cannot contain a phone, address or token: for a call its status or field, for any other error its name,
 * code and stack positions.
 */
export function failureText(error: unknown): string {
  if (isApiError(error)) return error.message;
  const { name, code, stack } = Object(error) as { name?: unknown; code?: unknown; stack?: unknown };
  return [name, code, ...(String(stack).match(places) ?? [])].filter(Boolean).join(' ');
}
