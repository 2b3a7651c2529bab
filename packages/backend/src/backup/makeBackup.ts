import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { BackupSettings } from '../config/backupSettings.ts';
import type { DatabaseSettings } from '../config/databaseSettings.ts';
import type { Database } from '../db/Database.ts';
import { databaseFolder } from '../db/embedded/databaseFolder.ts';
import { backupName, listBackups, removePartial } from './backupFolder.ts';
import { runJob } from './runJob.ts';

export type BackupSource = {
  readonly database: Pick<Database, 'copyFiles'>;
  readonly settings: DatabaseSettings & { readonly backup: BackupSettings };
  /** Ends a backup that is being written. */
  readonly signal: AbortSignal;
  /** The built `bin/backupJob.ts`. */
  readonly job: URL;
};

export type MadeBackup = { readonly file: string; readonly bytes: number };

const result = v.object({ bytes: v.number() });
const copyPrefix = 'backup-copy-';
/** Orders need some of the disk while a backup is written. */
const spareBytes = 64 * 1024 * 1024;

/**
 * Writes a backup of the running database into the folder of backups, without holding a statement of the shop for longer than
 * a moment. One call at a time.
 *
 * @throws Error with a sentence; the earlier backups are as they were
 */
export async function makeBackup({ database, settings, job, signal }: BackupSource): Promise<MadeBackup> {
  const { dataDir, databaseUrl } = settings;
  const { dir } = settings.backup;
  await mkdir(dir, { recursive: true, mode: 0o700 });
  await removePartial(dir);
  const file = join(dir, backupName(Date.now()));
  const newest = (await listBackups(dir)).at(0);
  await requireSpace(dir, (newest?.bytes ?? 0) * 2);
  const write = async (copy: string | null): Promise<MadeBackup> => {
    const secrets: Record<string, string> = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    const { bytes } = v.parse(result, await runJob(job, { kind: 'write', copy, file }, secrets, signal));
    return { file, bytes };
  };
  if (database.copyFiles === null) return write(null);

  await removeCopies(dataDir);
  await requireSpace(dataDir, await sizeOf(databaseFolder(dataDir)));
  const copy = await mkdtemp(join(dataDir, copyPrefix));
  try {
    await database.copyFiles(copy);
    return await write(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/** Killed servers left their copies. The embedded database has one process, so none of them is in use. */
async function removeCopies(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (name.startsWith(copyPrefix)) await rm(join(dataDir, name), { recursive: true, force: true });
  }
}

export async function requireSpace(folder: string, bytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= bytes + spareBytes) return;
  throw new Error(`No hay espacio para un respaldo en «${folder}».`);
}

async function sizeOf(folder: string): Promise<number> {
  if (!existsSync(folder)) return 0;
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    // A file of the log may be gone by now.
    bytes += await stat(join(entry.parentPath, entry.name)).then(
      ({ size }) => size,
      () => 0,
    );
  }
  return bytes;
}
