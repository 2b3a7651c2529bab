import { accessSync, constants, existsSync } from 'node:fs';
import { dump } from '../backup/dump.ts';
import { restore } from '../backup/restore.ts';
import type { DatabaseSettings } from '../config/databaseSettings.ts';
import type { Database } from '../db/Database.ts';
import { databaseFolder } from '../db/embedded/databaseFolder.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { StartError } from '../errors.ts';
import { readLines, writeLines } from './files.ts';

/** The data of a command. The embedded database can be opened only while no server runs. */
export type DataLocation = DatabaseSettings & { readonly databaseWorker: URL };

type Work<Result> = (database: Database) => Promise<Result>;

/** @returns a sentence that reports the result, like the other commands */
export async function backUp(location: DataLocation, file: string): Promise<string> {
  requireData(location);
  const lines = await withDatabase(location, (database) =>
    database.inSession((session) => writeLines(file, dump(session))),
  );
  return `Respaldo escrito en «${file}» (${lines} líneas).`;
}

export async function restoreFrom(location: DataLocation, file: string): Promise<string> {
  requireReadable(file);
  const rows = await withDatabase(location, (database) =>
    database.inSession((session) => restore(session, readLines(file))),
  );
  return `Respaldo restaurado: ${rows} filas.`;
}

/** Copies everything; the embedded database is not changed. */
export async function moveToPostgres(location: DataLocation, databaseUrl: string): Promise<string> {
  requireData({ ...location, databaseUrl: null });
  const rows = await withDatabase({ ...location, databaseUrl: null }, (source) =>
    withDatabase({ ...location, databaseUrl }, (target) =>
      source.inSession((from) => target.inSession((to) => restore(to, dump(from)))),
    ),
  );
  return `Se copiaron ${rows} filas. Inicia el servidor con DATABASE_URL para usarlas.`;
}

const withDatabase = async <Result>(location: DataLocation, work: Work<Result>): Promise<Result> =>
  closedAfter(await openDatabase(location), work);

/** Null when there is no database, or when a running server keeps it to itself. */
export async function withExistingDatabase<Result>(
  location: DataLocation,
  work: Work<Result>,
): Promise<Result | null> {
  const { databaseUrl, dataDir } = location;
  if (databaseUrl === null && !existsSync(databaseFolder(dataDir))) return null;
  const database = await openDatabase(location).catch((error: unknown) => {
    if (databaseUrl === null && error instanceof StartError) return null;
    throw error;
  });
  return database && closedAfter(database, work);
}

async function closedAfter<Result>(database: Database, work: Work<Result>): Promise<Result> {
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** Opening a missing database would create an empty one, whose backup would look valid. */
function requireData({ databaseUrl, dataDir }: DataLocation): void {
  if (databaseUrl !== null || existsSync(databaseFolder(dataDir))) return;
  throw new StartError(`No hay una base de datos en «${dataDir}» (DATA_DIR).`);
}

function requireReadable(file: string): void {
  try {
    accessSync(file, constants.R_OK);
  } catch (cause) {
    throw new StartError(`No se puede leer «${file}».`, { cause });
  }
}
