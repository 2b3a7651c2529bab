import { DatabaseUnavailable } from './Database.ts';

/** The innermost cause: Drizzle wraps errors in one whose message contains all parameters, such as phones. */
export function rootCause(error: unknown): unknown {
  let root = error;
  while (root instanceof Error && root.cause instanceof Error) root = root.cause;
  return root;
}

/**
 * Codes of Node and PostgreSQL: no connection; the disk, the memory or the connection slots are used up; a node that is not
 * the primary any more, and writes nothing (25006); a password that was changed, or a user that lost its rights (28).
 */
const lostConnection =
  /^(ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|08\d{3}|25006|28(000|P01)|57P0[123]|53\d{3})/;
const lostConnectionText =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

/** Whether the database is unreachable or out of resources, so that a retry may succeed. */
export function isUnavailable(error: unknown): boolean {
  const root = rootCause(error);
  if (!(root instanceof Error)) return false;
  if (root instanceof DatabaseUnavailable || lostConnectionText.test(root.message)) return true;
  return lostConnection.test(codeOf(root));
}

/** PostgreSQL, its role or a pooler has no free connection (53300). */
export const isOutOfConnections = (error: unknown): boolean => codeOf(rootCause(error)) === '53300';

/** The disk or the memory of the database is used up, or its files fail: it may still answer what is read. */
export const isFailedWrite = (error: unknown): boolean =>
  /^(53[12]00|58\w{3})$/.test(codeOf(rootCause(error)));

/** SQLSTATE class 22: a value that PostgreSQL cannot store, such as a text that contains NUL. */
export const isUnstorable = (error: unknown): boolean => /^22.{3}$/.test(codeOf(rootCause(error)));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
