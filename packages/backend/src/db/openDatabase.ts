import { messageOf, StartError } from '../errors.ts';
import { hourMs, minuteMs, runPeriodically } from '../runPeriodically.ts';
import type { Database, Session } from './Database.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded/openEmbedded.ts';
import { databaseFilesError, openError } from './embedded/openErrors.ts';
import { isUnavailable, rootCause } from './failures.ts';
import { MigrationError, migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { type PostgresDatabase, postgresDatabase } from './postgres/postgresDatabase.ts';
import { markAsProduction, refuseProductionData } from './productionUse.ts';

export type DatabaseOptions = EmbeddedOptions & {
  /** A PostgreSQL server; the embedded one when null. */
  readonly databaseUrl: string | null;
  /** The way to that server without a pooler; null when `databaseUrl` is it. */
  readonly databaseListenUrl?: string | null;
  readonly databasePool?: number;
  /** The mode of the server that opens it; commands have none. A demo refuses a database that production has used. */
  readonly mode?: 'demo' | 'production';
  /** Called before the schema of a database of an earlier version is changed. */
  readonly beforeChange?: (session: Session) => Promise<void>;
};

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws StartError
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const { databaseUrl, databaseListenUrl = null, databasePool } = options;
  const isEmbedded = databaseUrl === null;
  let isOpen = false;
  // If the database is lost while it opens, this call rejects instead.
  const onLost = () => {
    if (isOpen) options.onLost?.();
  };
  const postgres = isEmbedded
    ? null
    : postgresDatabase(databaseUrl, {
        directUrl: databaseListenUrl,
        ...(databasePool !== undefined && { maxConnections: databasePool }),
      });
  const database: Database = postgres ?? (await openEmbedded({ ...options, onLost }));
  try {
    // Commands read no notification.
    if (postgres && options.mode) await requireNotifications(postgres, databaseListenUrl !== null);
    if (options.mode === 'demo') await orRetry(() => refuseProductionData(database));
    await orRetry(() => migrate(database, migrations, options.beforeChange));
    if (options.mode === 'production') await orRetry(() => markAsProduction(database));
  } catch (error) {
    await database.close().catch(() => undefined);
    if (error instanceof StartError) throw error;
    if (error instanceof MigrationError) throw openError(error);
    throw isEmbedded ? databaseFilesError(options.dataDir, error) : unreachable(error);
  }
  isOpen = true;
  const stopMaintenance = isEmbedded ? startMaintenance(database) : () => undefined;
  return {
    ...database,
    async close() {
      stopMaintenance();
      await database.close();
    },
  };
}

/** A process that is busy loading can time out although the answer has arrived, so it tries twice. */
async function orRetry(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    await work();
  }
}

/** A pooler in transaction mode loses LISTEN: the menu of a server would be stale for ever, with everything else in order. */
async function requireNotifications(database: PostgresDatabase, isDirect: boolean): Promise<void> {
  if ((await database.receivesNotifications()) || (await database.receivesNotifications())) return;
  throw new StartError(
    isDirect
      ? 'DATABASE_LISTEN_URL no recibe los avisos de PostgreSQL (LISTEN): debe llevar a PostgreSQL mismo, sin PgBouncer en medio.'
      : 'DATABASE_URL lleva a un PgBouncer, o algo parecido, en modo de transacción, que pierde los avisos de PostgreSQL (LISTEN): ' +
          'pon en DATABASE_LISTEN_URL la dirección de PostgreSQL mismo, o cambia el modo a «session».',
  );
}

/** What to tell when the PostgreSQL server cannot be used at the start. */
export const unreachable = (cause: unknown) =>
  new StartError(`No se puede usar la base de datos de DATABASE_URL: ${messageOf(rootCause(cause))}`, {
    cause,
  });

/**
 * Does what the background processes of a PostgreSQL server do; PGlite has none. Without CHECKPOINT the write-ahead log
 * grows to 1.2 GB and a start takes seconds.
 *
 * @returns stops it
 */
function startMaintenance({ inSession }: Database): () => void {
  const stops = [
    runPeriodically(minuteMs, () => inSession((session) => session.run('checkpoint'))),
    runPeriodically(hourMs, () => inSession((session) => session.run('vacuum (analyze)'))),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
