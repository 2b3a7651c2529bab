import type { Statement, StatementResult } from './engine.ts';

/** The messages between the server's thread and the database's thread. Every request gets one answer with its id. */
export type Request =
  | { readonly kind: 'run'; readonly id: number; readonly statement: Statement }
  | { readonly kind: 'close'; readonly id: number };

/** The serialized fields of a PostgreSQL error. */
export type SentError = { readonly message: string; readonly code?: string; readonly constraint?: string };

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failedToOpen'; readonly error: SentError }
  | { readonly kind: 'done'; readonly id: number; readonly result: StatementResult }
  | { readonly kind: 'failed'; readonly id: number; readonly error: SentError }
  /** Not an answer to a request. */
  | { readonly kind: 'notified'; readonly channel: string; readonly payload: string };

export type WorkerData = { readonly dataDir: string };

export function toSentError(error: unknown): SentError {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  const constraint = 'constraint' in error ? error.constraint : undefined;
  return {
    message: error.message,
    ...(typeof code === 'string' && { code }),
    ...(typeof constraint === 'string' && { constraint }),
  };
}
