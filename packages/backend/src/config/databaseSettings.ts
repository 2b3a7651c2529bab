import { resolve } from 'node:path';
import { plainMaxConnections } from '../db/postgres/postgresDatabase.ts';
import { count, type Env, optional, SettingsError } from '../env.ts';

/** The location of the data: the only setting that commands need. */
export type DatabaseSettings = {
  /** Absolute. */
  readonly dataDir: string;
  /** A PostgreSQL server; null for the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The same server without the pooler of `databaseUrl`; null when there is none. */
  readonly databaseListenUrl: string | null;
  /** How many connections a server opens at most, besides the one that listens. */
  readonly databasePool: number;
};

const maxPool = 200;

/** @throws SettingsError naming the variable */
export const readDatabaseSettings = (env: Env): DatabaseSettings => ({
  dataDir: resolve(optional(env, 'DATA_DIR', '.data')),
  databaseUrl: readDatabaseUrl(env, 'DATABASE_URL'),
  databaseListenUrl: readDatabaseUrl(env, 'DATABASE_LISTEN_URL'),
  databasePool: count(env, 'DATABASE_POOL', plainMaxConnections, 2, maxPool),
});

export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\//.test(text);

function readDatabaseUrl(env: Env, name: string): string | null {
  const url = optional(env, name, '');
  if (url === '') return null;
  // The message omits the value, which contains a password.
  if (!isPostgresUrl(url)) throw new SettingsError(`${name} debe empezar con «postgres://».`);
  return url;
}
