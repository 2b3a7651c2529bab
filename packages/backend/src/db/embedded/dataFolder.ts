import { accessSync, constants, existsSync, mkdirSync, readdirSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf, StartError } from '../../errors.ts';
import { databaseFolder, isDatabase, lacksVersion } from './databaseFolder.ts';

/** A new database takes 40 MB. */
const newDatabaseBytes = 64 * 1024 * 1024;

/**
 * Creates `DATA_DIR`, or refuses one that cannot hold the shop's data. Nothing is written into it.
 *
 * @throws StartError
 */
export function requireDataFolder(dataDir: string): void {
  requireWritable(dataDir);
  requireOwn(dataDir);
  const folder = databaseFolder(dataDir);
  if (existsSync(folder)) {
    requireWritable(folder);
    requireOwn(folder);
  }
  requireNoOtherProgram(dataDir);
}

/** @throws StartError when a database would not fit on the disk */
export function requireSpaceForNew(dataDir: string): void {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < newDatabaseBytes) throw noSpace(dataDir);
}

const noSpace = (dataDir: string, cause?: unknown) =>
  new StartError(
    `No queda espacio en el disco de la carpeta de datos «${dataDir}» (DATA_DIR): libera al menos 64 MB y vuelve a intentar.`,
    { cause },
  );

const elsewhere = 'o elige otra carpeta con DATA_DIR';

/** What to tell when the folder, or a file in it, cannot be used. */
export function folderFault(dataDir: string, cause: unknown): StartError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const named = `La carpeta de datos «${dataDir}» (DATA_DIR)`;
  const because = (sentence: string) => new StartError(sentence, { cause });
  switch (code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return noSpace(dataDir, cause);
    case 'EEXIST':
    case 'ENOTDIR':
      return because(`${named} es un archivo, o está dentro de uno: elige una carpeta con DATA_DIR.`);
    case 'EROFS':
      return because(
        `${named} está en un disco de solo lectura: móntalo para escribir («mount -o remount,rw …»), ${elsewhere}.`,
      );
    case 'EACCES':
    case 'EPERM':
      return because(
        `No hay permiso para escribir en la carpeta de datos «${dataDir}» (DATA_DIR): dáselo al usuario del servidor («chown»), ${elsewhere}.`,
      );
    default:
      return because(
        `No se puede escribir en la carpeta de datos «${dataDir}» (DATA_DIR): ${messageOf(cause)}`,
      );
  }
}

function requireWritable(folder: string): void {
  try {
    // On a read-only disk `mkdir` says that the folder above is missing.
    accessSync(nearestExisting(folder), constants.W_OK);
    mkdirSync(folder, { recursive: true });
    readdirSync(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (cause) {
    throw folderFault(folder, cause);
  }
}

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));

/** Root could write into another user's folder, and that user could not open the files any more. */
function requireOwn(folder: string): void {
  const { uid } = statSync(folder);
  if (process.getuid?.() !== 0 || uid === 0) return;
  throw new StartError(
    `La carpeta de datos «${folder}» (DATA_DIR) es de otro usuario: hazlo como él, con «runuser -u USUARIO -- …», ${elsewhere}.`,
  );
}

function requireNoOtherProgram(dataDir: string): void {
  const folder = databaseFolder(dataDir);
  const isPostgres = existsSync(join(dataDir, 'PG_VERSION'));
  const isForeign =
    existsSync(folder) && !isDatabase(folder) && !lacksVersion(folder) && readdirSync(folder).length > 0;
  if (!isPostgres && !isForeign) return;
  throw new StartError(
    `La carpeta «${isPostgres ? dataDir : folder}» es de otro programa, y la tienda no la toca: elige otra carpeta con DATA_DIR.`,
  );
}
