import { existsSync, statfsSync } from 'node:fs';
import { messageOf, StartError } from '../../errors.ts';
import { databaseFolder } from './databaseFolder.ts';

/** The size of one segment of the write-ahead log. */
const neededBytes = 16 * 1024 * 1024;

/** One sentence for the person who started the server: the problem and what to do. */
function explain(dataDir: string, reason: string): string {
  const { bavail, bsize } = statfsSync(dataDir);
  if (bavail * bsize < neededBytes) {
    return `No se puede abrir la base de datos: no queda espacio en el disco de «${dataDir}»; libera al menos 64 MB y vuelve a intentar.`;
  }
  const folder = databaseFolder(dataDir);
  if (!existsSync(folder)) return `No se puede abrir la base de datos: ${reason}`;
  return `No se puede abrir la base de datos: los archivos de «${folder}» parecen dañados (${reason}); mueve esa carpeta a otro lugar y pon en su lugar tu último respaldo («node packages/backend/dist/commands.js restore ARCHIVO»), o elige otra carpeta con DATA_DIR para empezar de nuevo.`;
}

/** The files of the embedded database are damaged, or the disk is full. */
export const databaseFilesError = (dataDir: string, cause: unknown) =>
  new StartError(explain(dataDir, messageOf(cause)), { cause });

/** The message of the cause already says what to do. */
export const openError = (cause: unknown) =>
  new StartError(`No se puede abrir la base de datos: ${messageOf(cause)}`, { cause });
