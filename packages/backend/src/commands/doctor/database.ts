import { accessSync, constants, mkdirSync } from 'node:fs';
import pg from 'pg';
import type { DatabaseSettings } from '../../config/databaseSettings.ts';
import { postgresDatabase } from '../../db/postgres/postgresDatabase.ts';
import { messageOf } from '../../errors.ts';
import { offsetFinding } from './clock.ts';
import { type Finding, good, wrong } from './Finding.ts';

const minPostgres = 15;

/** Whether the database of the settings is writable. Does not change it. */
export const examineDatabase = ({
  databaseUrl,
  databaseListenUrl,
  dataDir,
}: DatabaseSettings): Promise<Finding> | Finding =>
  databaseUrl === null ? examineFolder(dataDir) : examinePostgres(databaseUrl, databaseListenUrl);

function examineFolder(dataDir: string): Finding {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return good('DATA_DIR', `se puede escribir en «${dataDir}».`);
  } catch {
    return wrong('DATA_DIR', `no se puede escribir en «${dataDir}».`);
  }
}

async function examinePostgres(connectionString: string, directUrl: string | null): Promise<Finding> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; writable: boolean; now: Date }>(
      `select current_setting('server_version_num')::int / 10000 as version, clock_timestamp() as now,
              has_schema_privilege(current_schema(), 'create') as writable`,
    );
    const [{ version, writable, now } = { version: 0, writable: false, now: new Date() }] = rows;
    if (version < minPostgres)
      return wrong('DATABASE_URL', `es PostgreSQL ${version}; se necesita ${minPostgres} o posterior.`);
    if (!writable) return wrong('DATABASE_URL', 'el usuario no puede crear tablas.');
    if (!(await receivesNotifications(connectionString, directUrl))) {
      return wrong(
        directUrl === null ? 'DATABASE_URL' : 'DATABASE_LISTEN_URL',
        'los avisos de PostgreSQL (LISTEN) no llegan: con PgBouncer en modo de transacción pon en DATABASE_LISTEN_URL la dirección ' +
          'de PostgreSQL mismo.',
      );
    }
    const offset = offsetFinding(Date.now() - now.getTime(), 'la base de datos');
    return offset.kind === 'good' ? good('DATABASE_URL', `PostgreSQL ${version} responde.`) : offset;
  } catch (error) {
    return wrong('DATABASE_URL', `no se puede conectar: ${messageOf(error)}.`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function receivesNotifications(url: string, directUrl: string | null): Promise<boolean> {
  const database = postgresDatabase(url, { directUrl, maxConnections: 1 });
  try {
    return await database.receivesNotifications();
  } finally {
    await database.close();
  }
}
