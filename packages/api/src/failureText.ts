import { isApiError } from './ApiError.ts';

/** Line and column in a script, without the query of its address. */
const places = /https?:[^\s?]+:\d+:\d+/g;

/**
 * A failure for the console: what failed, never whose it was. It holds no text that a person or a server wrote, so
 * that no phone, address or token can be in it: of a call its status or its field, of any other error its name, its
 * code and where it was thrown.
 */
export function failureText(error: unknown): string {
  if (isApiError(error)) return error.message;
  const { name, code, stack } = Object(error) as { name?: unknown; code?: unknown; stack?: unknown };
  return [name, code, ...(String(stack).match(places) ?? [])].filter(Boolean).join(' ');
}
