import { existsSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

/** Where the embedded database lies in `DATA_DIR`. */
export const databaseFolder = (dataDir: string) => join(dataDir, 'database');

/** What PostgreSQL writes into each database before anything else. */
const isDatabase = (folder: string) => existsSync(join(folder, 'PG_VERSION'));

/** Over files whose version is lost PGlite makes a new database, and what was there is gone. */
export const hasLostItsVersion = (folder: string) => existsSync(join(folder, 'base')) && !isDatabase(folder);

/** Less does not hold one more segment of the log. */
const neededBytes = 16 * 1024 * 1024;

/** What to tell whoever started the server, in one sentence: what is wrong, and what to do. */
export function whyNotOpened(dataDir: string, reason: string): string {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < neededBytes) {
    return `No se puede abrir la base de datos: no queda espacio en el disco de «${dataDir}»; libera al menos 64 MB y vuelve a intentar.`;
  }
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) return `No se puede abrir la base de datos: ${reason}`;
  return `No se puede abrir la base de datos: los archivos de «${folder}» parecen dañados (${reason}); guarda una copia de esa carpeta y pon en su lugar tu último respaldo, o elige otra carpeta con DATA_DIR para empezar de nuevo.`;
}
