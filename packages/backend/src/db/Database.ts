import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Listener } from './channels.ts';

/** Runs queries: the database itself or a transaction. The same type for both drivers. */
export type Queries = PgDatabase<PgQueryResultHKT>;

/** A dedicated connection, for statements that must not be spread over the pool. */
export type Session = {
  /** Runs one statement; rows are objects keyed by column. */
  readonly query: <Row>(text: string, params?: readonly unknown[]) => Promise<readonly Row[]>;
  /** Runs any number of statements, without parameters or result. */
  readonly run: (text: string) => Promise<void>;
};

/** An open PostgreSQL, embedded or not. */
export type Database = {
  readonly queries: Queries;
  readonly inSession: <Result>(work: (session: Session) => Promise<Result>) => Promise<Result>;
  /**
   * Listens for notifications of any process, this one included, which PostgreSQL delivers after the commit. Resolves
   * when it listens. If the connection fails, it reconnects and calls `onReconnect`.
   *
   * @returns stops it
   */
  readonly listen: (channel: string, listener: Listener) => Promise<() => void>;
  /**
   * Removes from the files what was deleted or overwritten, in the tables with personal data. Two seconds for 50,000
   * orders, in which new ones wait. Does nothing on a PostgreSQL server: its operators do it (docs/operations.md).
   */
  readonly purge: () => Promise<void>;
  /**
   * Copies the files into a folder, from which another process can open the same data. Statements run meanwhile, and wait for
   * the end of it only. Null where there are no files of ours: on a PostgreSQL server, which gives snapshots.
   */
  readonly copyFiles: ((folder: string) => Promise<void>) | null;
  /** Waits for running statements. */
  readonly close: () => Promise<void>;
};

/** The database cannot be reached now; callers may try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}
