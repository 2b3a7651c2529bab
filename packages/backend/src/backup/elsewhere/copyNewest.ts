import { existsSync } from 'node:fs';
import type { BackupStatus } from '@crepas/domain';
import { eq, sql } from 'drizzle-orm';
import type { CopySettings } from '../../config/copySettings.ts';
import { lockUntilCommit } from '../../db/advisoryLocks.ts';
import type { Database, Queries } from '../../db/Database.ts';
import { readDatabaseNow } from '../../db/databaseNow.ts';
import { backups } from '../../db/tables/backups.ts';
import { maxJobMs, runJob } from '../runJob.ts';
import { type BackupRun, isMade, readRuns, reasonOf, retryMs } from '../runs.ts';
import { isRecent } from '../schedule.ts';

export type CopySource = {
  readonly database: Database;
  readonly copy: CopySettings;
  /** Gets the encrypted file meanwhile. */
  readonly folder: string;
  /** The built `bin/backupJob.ts`. */
  readonly job: URL;
  /** Ends a copy that is under way. */
  readonly signal: AbortSignal;
};

/**
 * Copies the newest backup of this server elsewhere, if it is not there yet. After a failure it is tried again in an hour.
 *
 * @throws Error with a sentence, which is recorded; the backup is as it was
 */
export async function copyNewest({ database, copy, folder, job, signal }: CopySource): Promise<void> {
  const due = await beginCopy(database, existsSync);
  if (due === null) return;
  try {
    // The settings have secrets, and other users can read arguments.
    const secrets = { BACKUP_COPY: JSON.stringify(copy) };
    await runJob(job, { kind: 'copy', file: due.file, folder }, secrets, signal);
    await noteCopy(database.queries, due.id, null);
  } catch (error) {
    if (signal.aborted) await forgetTry(database.queries, due.id).catch(() => undefined);
    else await noteCopy(database.queries, due.id, reasonOf(error));
    throw error;
  }
}

/** What the owner reads of the copies. */
export function copyStatus(runs: readonly BackupRun[], nowMs: number): BackupStatus['elsewhere'] {
  const copied = runs.findIndex(({ copiedAt }) => copiedAt !== null);
  const failed = runs
    .slice(0, copied < 0 ? runs.length : copied)
    .find(({ copyTriedAt }) => copyTriedAt !== null);
  const isUnderWay =
    failed?.copyFailure === unfinishedCopy && isRecent(failed.copyTriedAt?.getTime() ?? 0, nowMs, maxJobMs);
  return {
    last: runs[copied]?.startedAt ?? null,
    failure:
      failed?.copyTriedAt && failed.copyFailure !== null && !isUnderWay
        ? { at: failed.copyTriedAt, reason: failed.copyFailure }
        : null,
  };
}

/** Stands there while a copy is made, and stays when the server is killed meanwhile. */
const unfinishedCopy = 'La copia no terminó.';

/**
 * Begins the copy of the newest backup. The row and a lock see to it that of several servers one does it.
 *
 * @param isHere whether this server has the file
 * @returns null when it is elsewhere already, was tried within the hour, or another server has it
 */
export const beginCopy = ({ queries }: Database, isHere: (file: string) => boolean) =>
  queries.transaction(async (inside): Promise<{ readonly id: number; readonly file: string } | null> => {
    await lockUntilCommit(inside, 'backups');
    const now = await readDatabaseNow(inside);
    const runs = await readRuns(inside);
    const copied = runs.findIndex(({ copiedAt }) => copiedAt !== null);
    const newest = runs
      .slice(0, copied < 0 ? runs.length : copied)
      .find((run) => isMade(run) && isHere(run.file ?? ''));
    if (newest?.file == null) return null;
    const { copyTriedAt } = newest;
    if (copyTriedAt !== null && isRecent(copyTriedAt.getTime(), now, retryMs)) return null;
    await inside
      .update(backups)
      .set({ copyTriedAt: sql`clock_timestamp()`, copyFailure: unfinishedCopy })
      .where(eq(backups.id, newest.id));
    return { id: newest.id, file: newest.file };
  });

/** @param failure null: it is there */
export async function noteCopy(queries: Queries, id: number, failure: string | null): Promise<void> {
  await queries
    .update(backups)
    .set(
      failure === null
        ? { copiedAt: sql`clock_timestamp()`, copyFailure: null }
        : { copyTriedAt: sql`clock_timestamp()`, copyFailure: failure },
    )
    .where(eq(backups.id, id));
}

/** The server of the copy was stopped: its next start tries the copy at once. */
async function forgetTry(queries: Queries, id: number): Promise<void> {
  await queries.update(backups).set({ copyTriedAt: null, copyFailure: null }).where(eq(backups.id, id));
}
