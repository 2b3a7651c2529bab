import { dirname } from 'node:path';
import { type BackupStatus, checkFailedText, copyFailedText } from '@crepas/domain';
import type { Trouble } from '../alerts/tellOwners.ts';
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

/** What fails now and did not before: a failure that lasts is told once. */
export function newTroubles(before: BackupStatus, now: BackupStatus): readonly Trouble[] {
  const fails: readonly [title: string, was: unknown, reason: string | undefined][] = [
    ['No se pudo hacer el respaldo', before.failure, now.failure?.reason],
    [copyFailedText, before.elsewhere?.failure, now.elsewhere?.failure?.reason],
    [checkFailedText, before.check?.failure, now.check?.failure ?? undefined],
  ];
  return fails.flatMap(([title, was, reason]) =>
    reason !== undefined && was == null ? { title, reason } : [],
  );
}
