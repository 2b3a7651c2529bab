import { accessSync, constants, mkdirSync } from 'node:fs';
import pg from 'pg';
import type { DatabaseSettings } from '../../config/databaseSettings.ts';
import { messageOf } from '../../errors.ts';
import { type Finding, good, wrong } from './Finding.ts';

const oldestPostgres = 15;

/** Whether the database of the settings is writable. Does not change it. */
export const examineDatabase = ({ databaseUrl, dataDir }: DatabaseSettings): Promise<Finding> | Finding =>
  databaseUrl === null ? examineFolder(dataDir) : examinePostgres(databaseUrl);

function examineFolder(dataDir: string): Finding {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return good('DATA_DIR', `se puede escribir en «${dataDir}».`);
  } catch {
    return wrong('DATA_DIR', `no se puede escribir en «${dataDir}».`);
  }
}

async function examinePostgres(connectionString: string): Promise<Finding> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; writable: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version,
              has_schema_privilege(current_schema(), 'create') as writable`,
    );
    const [{ version, writable } = { version: 0, writable: false }] = rows;
    if (version < oldestPostgres)
      return wrong('DATABASE_URL', `es PostgreSQL ${version}; se necesita ${oldestPostgres} o posterior.`);
    return writable
      ? good('DATABASE_URL', `PostgreSQL ${version} responde.`)
      : wrong('DATABASE_URL', 'el usuario no puede crear tablas.');
  } catch (error) {
    return wrong('DATABASE_URL', `no se puede conectar: ${messageOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}
