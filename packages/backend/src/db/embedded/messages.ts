import type { Statement, StatementResult } from './engine.ts';

/** What crosses between the server's thread and the database's. Every request has an answer of its id. */
export type Request =
  | { readonly kind: 'run'; readonly id: number; readonly statement: Statement }
  | { readonly kind: 'close'; readonly id: number };

/** What is left of a PostgreSQL error after the crossing. */
export type SentError = { readonly message: string; readonly code?: string; readonly constraint?: string };

export type Answer =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failedToOpen'; readonly error: SentError }
  | { readonly kind: 'done'; readonly id: number; readonly result: StatementResult }
  | { readonly kind: 'failed'; readonly id: number; readonly error: SentError }
  /** Comes unasked. */
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
