import { stat } from 'node:fs/promises';
import type { Database } from '../db/Database.ts';
import { embeddedDatabase } from '../db/embedded/embeddedDatabase.ts';
import { openEngine } from '../db/embedded/engine.ts';
import { postgresDatabase } from '../db/postgres/postgresDatabase.ts';
import type { Env } from '../env.ts';
import { checkBackup } from './checkBackup.ts';
import { dump } from './dump.ts';
import { copyElsewhere } from './elsewhere/copyElsewhere.ts';
import { readLines, writeLines } from './files.ts';
import type { BackupJob } from './runJob.ts';

/** In a process of its own (`bin/backupJob.ts`). */
export async function doJob(job: BackupJob, env: Env): Promise<object> {
  if (job.kind === 'write') return write(job, env.DATABASE_URL ?? '');
  if (job.kind === 'copy') {
    await copyElsewhere(job.file, job.folder, JSON.parse(env.BACKUP_COPY ?? ''));
    return {};
  }
  return { said: await checkBackup(new URL(job.databaseWorker), () => readLines(job.file), job.folder) };
}

async function write(
  { copy, file }: Extract<BackupJob, { kind: 'write' }>,
  databaseUrl: string,
): Promise<{ readonly bytes: number }> {
  const database: Database =
    copy === null ? postgresDatabase(databaseUrl) : embeddedDatabase(await openEngine({ dataDir: copy }));
  try {
    await database.inSession((session) => writeLines(file, dump(session)));
  } finally {
    await database.close();
  }
  return { bytes: (await stat(file)).size };
}
