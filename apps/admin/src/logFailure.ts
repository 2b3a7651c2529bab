import { isAbort, isApiError } from '@crepas/api';

/** What may be somebody's: six digits or more, as in a phone, an e-mail, or a token. */
const personal = /\+?\d(?:[ .-]?\d){5,}|\S+@\S+|\S{40,}/g;

/**
 * The one place where this app logs that something failed: spec §8, `Error {status}: {statusText}`. An abort is no
 * failure. Only the message is logged: an error's cause and its answer may hold a customer's phone or address.
 */
export function logFailure(error: unknown): void {
  if (isAbort(error)) return;
  console.error(messageOf(error).replace(personal, '…'));
}

function messageOf(error: unknown): string {
  if (isApiError(error)) return error.message;
  return error instanceof Error ? `${error.name}: ${error.message}` : 'Unknown failure';
}
