import { accessSync, constants, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import * as v from 'valibot';
import { checkBackup } from '../backup/checkBackup.ts';
import { dump } from '../backup/dump.ts';
import { readIdentities } from '../backup/elsewhere/age.ts';
import { applyErasures, keepErasures, readErasures } from '../backup/erasures.ts';
import { readLines, writeLines } from '../backup/files.ts';
import { restore } from '../backup/restore.ts';
import { verified, verify } from '../backup/verified.ts';
import type { DatabaseSettings } from '../config/databaseSettings.ts';
import { operatorRequest, originOf, type ServerAddress } from '../config/serverAddress.ts';
import type { Database } from '../db/Database.ts';
import { databaseFolder } from '../db/embedded/databaseFolder.ts';
import { DirectoryInUse } from '../db/embedded/listenOn.ts';
import { migrations } from '../db/migrations.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { messageOf, StartError } from '../errors.ts';

/** The data of a command. The embedded database can be opened only while no server runs. */
export type DataLocation = DatabaseSettings & { readonly databaseWorker: URL };

type Work<Result> = (database: Database) => Promise<Result>;

/** @returns a sentence that reports the result, like the other commands */
export async function backUp(location: DataLocation, file: string, server: ServerAddress): Promise<string> {
  requireData(location);
  const write = (lines: AsyncIterable<string>) => writeLines(file, lines);
  const lines = await openDatabase(location).then(
    (opened) => closedAfter(opened, (database) => database.inSession((session) => write(dump(session)))),
    async (error: unknown) => {
      if (!isInUse(error)) throw error;
      return write(readLines(await askForBackup(location, server)));
    },
  );
  return `Respaldo escrito en «${file}» (${lines} líneas).`;
}

/** A running server keeps the embedded database to itself. */
const isInUse = (error: unknown) => error instanceof StartError && error.cause instanceof DirectoryInUse;

const made = v.object({ file: v.string() });
const refused = v.object({ error: v.string() });

/** @returns the file that the running server wrote */
async function askForBackup({ dataDir }: DataLocation, server: ServerAddress): Promise<string> {
  const { url, init } = operatorRequest(server, `/backups?dataDir=${encodeURIComponent(dataDir)}`);
  const response = await fetch(url, { ...init, method: 'POST' }).catch((cause) => {
    throw new StartError(
      `Otra instancia usa «${dataDir}», y ninguna tienda responde en ${originOf(server)}: revisa HOST y PORT.`,
      { cause },
    );
  });
  // A server on an address of the network does not know that the caller is on its machine.
  if (response.status === 404) {
    throw new StartError(
      `La tienda de ${originOf(server)} no hace un respaldo para esta dirección: pon METRICS_TOKEN, el mismo en la tienda y en este comando.`,
    );
  }
  const answer: unknown = await response.json();
  if (response.ok) return v.parse(made, answer).file;
  throw new StartError(`La tienda no pudo hacer el respaldo: ${v.parse(refused, answer).error}`);
}

/** The migrations of this version. */
const known = new Set(migrations.map(({ name }) => name));

/** Restores the file into a database of its own. */
export async function checkFile(
  { databaseWorker }: DataLocation,
  file: string,
  identityFile: string | undefined,
): Promise<string> {
  const read = readerOf(file, identityFile);
  const folder = mkdtempSync(join(tmpdir(), 'crepas-check-'));
  try {
    return await checkBackup(databaseWorker, read, folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function restoreFrom(
  location: DataLocation,
  file: string,
  identityFile: string | undefined,
  backupDir: string,
): Promise<string> {
  const read = readerOf(file, identityFile);
  const hashes = await readErasures([dirname(resolve(file)), backupDir], identitiesOf(identityFile));
  // A pipe cannot be read twice: there the transaction alone refuses a damaged one.
  if (statSync(file).isFile()) await verify(read(), known);
  // Before anything is restored: a folder that cannot be written is mended, and the command repeated.
  await keepErasures(backupDir, hashes).catch((cause: unknown) => {
    throw new StartError(`No se puede escribir en «${backupDir}» (BACKUP_DIR): ${messageOf(cause)}`, {
      cause,
    });
  });
  return withDatabase(location, async (database) => {
    const rows = await database.inSession((session) => restore(session, verified(read(), known)));
    const erased = await applyErasures(database, hashes);
    if (hashes.size > 0) await database.purge();
    const again =
      erased === 0
        ? ''
        : ` Se borraron otra vez los datos de ${erased === 1 ? 'un pedido' : `${erased} pedidos`}.`;
    return `Respaldo restaurado: ${rows} filas.${again}`;
  });
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
export function requireData({ databaseUrl, dataDir }: DataLocation): void {
  if (databaseUrl !== null || existsSync(databaseFolder(dataDir))) return;
  throw new StartError(
    `No hay una base de datos en «${dataDir}» (DATA_DIR), y falta DATABASE_URL: da los ajustes de la tienda con «node --env-file=…».`,
  );
}

const identitiesOf = (file: string | undefined) => (file === undefined ? [] : readIdentities(file));

/** @param identityFile has the private keys for an encrypted file */
function readerOf(file: string, identityFile: string | undefined): () => AsyncIterable<string> {
  try {
    accessSync(file, constants.R_OK);
  } catch (cause) {
    throw new StartError(`No se puede leer «${file}».`, { cause });
  }
  const identities = identitiesOf(identityFile);
  return () => readLines(file, identities);
}
