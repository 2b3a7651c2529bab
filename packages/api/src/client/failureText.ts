import { isApiError } from './ApiError.ts';

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
