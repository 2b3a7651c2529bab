import { existsSync, statfsSync } from 'node:fs';
import { messageOf } from '../../messageOf.ts';
import { StartError } from '../../StartError.ts';
import { databaseFolder } from './databaseFolder.ts';

/** Less does not hold one more segment of the log. */
const neededBytes = 16 * 1024 * 1024;

/** What to tell whoever started the server, in one sentence: what is wrong, and what to do. */
function whyNotOpened(dataDir: string, reason: string): string {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < neededBytes) {
    return `No se puede abrir la base de datos: no queda espacio en el disco de «${dataDir}»; libera al menos 64 MB y vuelve a intentar.`;
  }
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) return `No se puede abrir la base de datos: ${reason}`;
  return `No se puede abrir la base de datos: los archivos de «${folder}» parecen dañados (${reason}); guarda una copia de esa carpeta y pon en su lugar tu último respaldo, o elige otra carpeta con DATA_DIR para empezar de nuevo.`;
}

/** The files of the embedded database are not as they should be, or there is no room for them. */
export const unopened = (dataDir: string, cause: unknown) =>
  new StartError(whyNotOpened(dataDir, messageOf(cause)), { cause });

/** What went wrong says by itself what to do. */
export const cannotOpen = (cause: unknown) =>
  new StartError(`No se puede abrir la base de datos: ${messageOf(cause)}`, { cause });
