import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database, Session } from '../db/Database.ts';
import { messageOf } from '../errors.ts';
import { backupName } from './backupFolder.ts';
import { dump } from './dump.ts';
import { writeLines } from './files.ts';
import type { MadeBackup } from './makeBackup.ts';
import { addRun } from './runs.ts';
import { dataTables, tablesInOrder } from './tables.ts';

/** The backup of a database before its schema changes. */
export type UpgradeBackup = {
  readonly write: (session: Session) => Promise<void>;
  /** Keeps it in mind, once the schema has the table for it. Without one it does nothing. */
  readonly record: (database: Database) => Promise<void>;
};

/** A failure is recorded, and does not stop the upgrade: a migration only adds, and the shop must open. */
export function upgradeBackup(dir: string): UpgradeBackup {
  let outcome: MadeBackup | string | null = null;
  return {
    async write(session) {
      if (!(await hasRows(session))) return;
      try {
        await mkdir(dir, { recursive: true, mode: 0o700 });
        const file = join(dir, backupName(Date.now()));
        await writeLines(file, dump(session));
        outcome = { file, bytes: (await stat(file)).size };
      } catch (error) {
        outcome = messageOf(error);
      }
    },
    async record(database) {
      if (outcome !== null) await addRun(database, outcome);
    },
  };
}

async function hasRows(session: Session): Promise<boolean> {
  for (const table of dataTables(await tablesInOrder(session))) {
    if ((await session.query(`select 1 from "${table}" limit 1`)).length > 0) return true;
  }
  return false;
}
