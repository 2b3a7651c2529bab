import { resolve } from 'node:path';
import { type Env, optional, SettingsError } from './env.ts';

/** Where the data is: all that commands need to know. */
export type DatabaseSettings = {
  /** Absolute. */
  readonly dataDir: string;
  /** A PostgreSQL server; null for the embedded one in `dataDir`. */
  readonly databaseUrl: string | null;
};

/** @throws SettingsError naming the variable */
export const readDatabaseSettings = (env: Env): DatabaseSettings => ({
  dataDir: resolve(optional(env, 'DATA_DIR', '.data')),
  databaseUrl: readDatabaseUrl(env),
});

export const isPostgresUrl = (text: string): boolean => /^postgres(ql)?:\/\//.test(text);

function readDatabaseUrl(env: Env): string | null {
  const url = optional(env, 'DATABASE_URL', '');
  if (url === '') return null;
  // The value stays out of the message: it holds a password.
  if (!isPostgresUrl(url)) throw new SettingsError('DATABASE_URL debe empezar con «postgres://».');
  return url;
}
