import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { counting, differences, figuresOf } from '../backup/figures.ts';
import { readLines } from '../backup/files.ts';
import { BackupError } from '../backup/format.ts';
import { restore } from '../backup/restore.ts';
import { verified } from '../backup/verified.ts';
import { openDatabase } from '../db/openDatabase.ts';

/**
 * The drill: restores into a temporary database of this machine, and compares it with the file. The shop's database is not touched.
 *
 * @returns a sentence that reports the result
 * @throws BackupError
 */
export async function checkBackup(
  databaseWorker: URL,
  file: string,
  known: ReadonlySet<string>,
): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'crepas-check-'));
  try {
    const database = await openDatabase({ databaseUrl: null, dataDir, databaseWorker });
    try {
      return await database.inSession(async (session) => {
        const counted = counting(verified(readLines(file), known));
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
