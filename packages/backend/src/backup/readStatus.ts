import { dirname } from 'node:path';
import type { BackupStatus } from '@crepas/domain';
import type { BackupSettings } from '../config/backupSettings.ts';
import type { Database } from '../db/Database.ts';
import { readDatabaseNow } from '../db/databaseNow.ts';
import { copyStatus } from './elsewhere/copyNewest.ts';
import { type BackupRun, isMade, isUnderWay, readRuns } from './runs.ts';

/** The backups of all servers. A run of a killed server is over when another may begin. */
export async function readStatus({ queries }: Database, settings: BackupSettings): Promise<BackupStatus> {
  const now = await readDatabaseNow(queries);
  const runs = await readRuns(queries);
  const made = runs.find(isMade);
  const ended = runs.find(({ finishedAt }) => finishedAt !== null);
  return {
    last:
      made === undefined
        ? null
        : { at: made.startedAt, bytes: made.bytes ?? 0, place: dirname(made.file ?? '') },
    failure: ended?.failure == null ? null : { at: ended.startedAt, reason: ended.failure },
    check: lastCheck(runs),
    isUnderWay: runs.some((run) => isUnderWay(run, now)),
    elsewhere: settings.copy && copyStatus(runs, now),
    isScheduled: settings.isScheduled,
  };
}

function lastCheck(runs: readonly BackupRun[]): BackupStatus['check'] {
  const last = runs.find(({ checkedAt }) => checkedAt !== null);
  return last?.checkedAt ? { at: last.checkedAt, failure: last.checkFailure } : null;
}
