import { resolve } from 'node:path';
import { type Env, optional, SettingsError } from '../env.ts';

/** The location of the data: the only setting that commands need. */
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
  // The message omits the value, which contains a password.
  if (!isPostgresUrl(url)) throw new SettingsError('DATABASE_URL debe empezar con «postgres://».');
  return url;
}
