import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from '../db/migrations.ts';
import { openDatabase } from '../db/openDatabase.ts';
import { counting, differences, figuresOf } from './figures.ts';
import { BackupError } from './format.ts';
import { restore } from './restore.ts';
import { verified, verify } from './verified.ts';

/** The migrations of this version. */
const known = new Set(migrations.map(({ name }) => name));

const folderPrefix = 'backup-check-';

/**
 * The drill: reads the file to its end, restores it into a temporary database, and compares that with the file. The shop's
 * database is not touched. One call at a time for a folder.
 *
 * @param read reads the file from its start
 * @param folder gets the temporary database
 * @returns a sentence that reports the result
 * @throws BackupError
 */
export async function checkBackup(
  databaseWorker: URL,
  read: () => AsyncIterable<string>,
  folder: string,
): Promise<string> {
  await verify(read(), known);
  // A drill that was killed left its folder.
  for (const name of readdirSync(folder)) {
    if (name.startsWith(folderPrefix)) rmSync(join(folder, name), { recursive: true, force: true });
  }
  const dataDir = mkdtempSync(join(folder, folderPrefix));
  try {
    const database = await openDatabase({ databaseUrl: null, dataDir, databaseWorker });
    try {
      return await database.inSession(async (session) => {
        const counted = counting(verified(read(), known));
        const rows = await restore(session, counted.lines);
        const restored = await figuresOf(session);
        const found = differences(counted.figures(), restored);
        if (found.length > 0) {
          throw new BackupError(`El respaldo se restaura, pero no coincide ${found.join(', ')}.`);
        }
        const orders = restored.rows.get('orders') ?? 0;
        return `El respaldo se puede restaurar: ${rows} filas, ${orders} pedidos; el último es el #${restored.newestOrder}.`;
      });
    } finally {
      await database.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
