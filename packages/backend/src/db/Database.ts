import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Listener } from './channels.ts';
import type * as schema from './schema.ts';

/** Where queries run: the database itself, or a transaction of it. The same for both drivers. */
export type Queries = PgDatabase<PgQueryResultHKT, typeof schema>;

/** One connection of its own, for what must not be spread over several. */
export type Session = {
  /** One statement; rows are objects keyed by column. */
  readonly query: <Row>(text: string, params?: readonly unknown[]) => Promise<readonly Row[]>;
  /** Any number of statements, without parameters or answer. */
  readonly run: (text: string) => Promise<void>;
};

/** An open PostgreSQL, embedded or not. */
export type Database = {
  readonly queries: Queries;
  readonly inSession: <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;
  /**
   * Hears what any process notifies on a channel, this one too, once its transaction is committed. Resolves when
   * it listens; where it cannot now, it tries again by itself and tells so by `onReconnect`.
   *
   * @returns stops it
   */
  readonly listen: (channel: string, listener: Listener) => Promise<() => void>;
  /** Waits for what is under way. */
  readonly close: () => Promise<void>;
};

/** The database cannot be reached now; callers may try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
