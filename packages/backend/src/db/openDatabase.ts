import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { StartError } from '../StartError.ts';
import type { Database } from './Database.ts';
import { DirectoryInUse } from './embedded/DirectoryInUse.ts';
import { lockDirectory } from './embedded/directoryLock.ts';
import { embeddedDatabase } from './embedded/embeddedDatabase.ts';
import type { Release } from './embedded/listenOn.ts';
import { databaseFolder, hasLostItsVersion, whyNotOpened } from './embedded/whyNotOpened.ts';
import { openWorkerEngine } from './embedded/workerEngine.ts';
import { isUnavailable } from './failures.ts';
import { MigrationError, migrate } from './migrate.ts';
import { migrations } from './migrations.ts';
import { postgresDatabase } from './postgres/postgresDatabase.ts';
import { startUpkeep } from './upkeep.ts';

export type DatabaseOptions = {
  /** A PostgreSQL server; the embedded one when null. */
  readonly databaseUrl: string | null;
  /** Absolute. Holds the embedded database in `database/`. */
  readonly dataDir: string;
  /** The built `embedded/worker.ts`. */
  readonly databaseWorker: URL;
};

/**
 * Opens the database and brings its schema up to date.
 *
 * @throws StartError
 */
export async function openDatabase(options: DatabaseOptions): Promise<Database> {
  const isEmbedded = options.databaseUrl === null;
  const database = isEmbedded ? await openEmbedded(options) : postgresDatabase(options.databaseUrl);
  try {
    await migrateOrRetry(database);
  } catch (error) {
    await database.close().catch(() => undefined);
    if (error instanceof MigrationError) throw refusal(error);
    throw isEmbedded ? unopened(options.dataDir, error) : unreachable(error);
  }
  const stopUpkeep = startUpkeep(database, { isEmbedded });
  return {
    ...database,
    async close() {
      stopUpkeep();
      await database.close();
    },
  };
}

/** Twice: a process that is busy loading can let the time for an answer pass that had come long ago. */
async function migrateOrRetry(database: Database): Promise<void> {
  try {
    await migrate(database, migrations);
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    await migrate(database, migrations);
  }
}

async function openEmbedded({ dataDir, databaseWorker }: DatabaseOptions): Promise<Database> {
  ensureWritable(dataDir);
  ensureOwn(dataDir);
  const release = await lock(dataDir);
  try {
    const folder = databaseFolder(dataDir);
    if (hasLostItsVersion(folder)) throw new Error('falta PG_VERSION');
    const database = embeddedDatabase(await openWorkerEngine(databaseWorker, folder));
    return {
      ...database,
      close: () => database.close().finally(release),
    };
  } catch (error) {
    await release();
    throw unopened(dataDir, error);
  }
}

function ensureWritable(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw new StartError(`No se puede escribir en la carpeta de datos «${dataDir}» (DATA_DIR).`, { cause });
  }
}

/** Root may write into everybody's folder; what it writes there, its owner could no longer open. */
function ensureOwn(dataDir: string): void {
  const { uid } = statSync(dataDir);
  if (process.getuid?.() !== 0 || uid === 0) return;
  throw new StartError(
    `La carpeta de datos «${dataDir}» (DATA_DIR) es de otro usuario: hazlo como él, con «runuser -u USUARIO -- …».`,
  );
}

async function lock(dataDir: string): Promise<Release> {
  try {
    return await lockDirectory(dataDir);
  } catch (cause) {
    if (!(cause instanceof DirectoryInUse)) throw refusal(cause);
    throw new StartError(
      `No se puede abrir la base de datos: otra instancia usa «${dataDir}»; ciérrala o elige otra carpeta con DATA_DIR.`,
      { cause },
    );
  }
}

const reason = (error: unknown) => (error instanceof Error ? error.message : String(error));

const refusal = (cause: unknown) =>
  new StartError(`No se puede abrir la base de datos: ${reason(cause)}`, { cause });

const unopened = (dataDir: string, cause: unknown) =>
  new StartError(whyNotOpened(dataDir, reason(cause)), { cause });

const unreachable = (cause: unknown) =>
  new StartError(`No se puede usar la base de datos de DATABASE_URL: ${reason(cause)}`, { cause });
