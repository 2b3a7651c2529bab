import { accessSync, constants, existsSync } from 'node:fs';
import { dump } from '../backup/dump.ts';
import { restore } from '../backup/restore.ts';
import type { DatabaseSettings } from '../databaseSettings.ts';
import type { Database } from '../db/Database.ts';
import { databaseFolder } from '../db/embedded/databaseFolder.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { StartError } from '../StartError.ts';
import { readLines, writeLines } from './files.ts';

/** What commands work on. The embedded database can be opened only while no server has it. */
export type Place = DatabaseSettings & { readonly databaseWorker: URL };

/** @returns a sentence that tells what was done, as do the others */
export async function backUp(place: Place, file: string): Promise<string> {
  requireData(place);
  const lines = await withDatabase(place, (database) =>
    database.inSession((session) => writeLines(file, dump(session))),
  );
  return `Respaldo escrito en «${file}» (${lines} líneas).`;
}

export async function restoreFrom(place: Place, file: string): Promise<string> {
  requireReadable(file);
  const rows = await withDatabase(place, (database) =>
    database.inSession((session) => restore(session, readLines(file))),
  );
  return `Respaldo restaurado: ${rows} filas.`;
}

/** Copies everything; the embedded database stays as it is. */
export async function moveToPostgres(place: Place, databaseUrl: string): Promise<string> {
  requireData({ ...place, databaseUrl: null });
  const rows = await withDatabase({ ...place, databaseUrl: null }, (source) =>
    withDatabase({ ...place, databaseUrl }, (target) =>
      source.inSession((from) => target.inSession((to) => restore(to, dump(from)))),
    ),
  );
  return `Se copiaron ${rows} filas. Inicia el servidor con DATABASE_URL para usarlas.`;
}

async function withDatabase<Result>(
  place: Place,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(place);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** To open a database that is not there would make an empty one, and its backup would look like a good one. */
function requireData({ databaseUrl, dataDir }: Place): void {
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
