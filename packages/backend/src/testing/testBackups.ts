import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach } from 'vitest';
import { type BackupService, createBackups } from '../backup/Backups.ts';
import type { Database } from '../db/Database.ts';
import { backups } from '../db/tables/backups.ts';
import { testSettings } from './standIns.ts';

/** A job that writes a backup of one byte. */
export const writing = `writeFileSync(job.file, 'x'); console.log('{"bytes":1}')`;

/** Servers that back up a database of a test. Each test has a folder of its own, and begins without runs. */
export function testBackups(database: Database) {
  let folder: string;
  let open: BackupService[] = [];
  let told: string[] = [];
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'crepas-backups-'));
    await database.queries.delete(backups);
  });
  afterEach(() => {
    for (const service of open) service.stop();
    open = [];
    told = [];
    rmSync(folder, { recursive: true });
  });

  /** What `program` does with the `job`. */
  function jobOf(program: string): URL {
    const file = join(folder, `${randomUUID()}.mjs`);
    writeFileSync(
      file,
      `import { writeFileSync } from 'node:fs'; const job = JSON.parse(process.argv[2]); ${program}`,
    );
    return pathToFileURL(file);
  }

  return {
    get folder() {
      return folder;
    },
    /** What the owners got. */
    get told(): readonly string[] {
      return told;
    },
    backupsBy(program: string, env: Record<string, string> = {}): BackupService {
      const service = createBackups({
        database,
        settings: testSettings({ DATA_DIR: folder, BACKUPS: 'on', ...env }),
        job: jobOf(program),
        timeZone: () => 'America/Mexico_City',
        databaseWorker: new URL('file:///worker.js'),
        tellOwners: async ({ title, reason }) => void told.push(`${title}: ${reason}`),
      });
      open.push(service);
      return service;
    },
  };
}
