import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { BackupStatus } from '@crepas/domain';
import type { TellOwners } from '../alerts/tellOwners.ts';
import type { Database } from '../db/Database.ts';
import { type Line, line } from '../metrics/prometheus.ts';
import { createMutex } from '../mutex.ts';
import type { Erased } from '../people/erasePerson.ts';
import { minuteMs, runPeriodically } from '../runPeriodically.ts';
import { listBackups } from './backupFolder.ts';
import { copyNewest } from './elsewhere/copyNewest.ts';
import { noteErasure } from './erasures.ts';
import { type BackupSource, type MadeBackup, makeBackup } from './makeBackup.ts';
import { keptBackups } from './retention.ts';
import { runJob } from './runJob.ts';
import { beginCheck, beginRun, endRun, forgetKilled, forgetRun, noteCheck, reasonOf } from './runs.ts';
import { newTroubles, readStatus } from './status.ts';

/** The backups of the running server. */
export type Backups = {
  /**
   * Makes one now.
   *
   * @throws Error with a sentence; also while one is being made
   */
  readonly makeNow: () => Promise<MadeBackup>;
  /** Begins one, and does not wait for it; false while one is being made. */
  readonly begin: () => Promise<boolean>;
  /** Keeps in mind what was erased, for a restore of a backup of before. */
  readonly noteErasure: (erased: Erased) => Promise<void>;
  /** What is known of the backups of all servers on the database. */
  readonly status: () => Promise<BackupStatus>;
  /** The status that was read last, for `/metrics`. */
  readonly lines: () => readonly Line[];
};

export type BackupService = Backups & {
  /** Makes them by itself, if the settings say so, and removes old ones. */
  readonly start: (log: Log) => void;
  /** A backup that is being written is given up: the end of the server does not wait for it. */
  readonly stop: () => void;
};

type Log = { readonly error: (details: object, message: string) => void };

type Source = Omit<BackupSource, 'database' | 'signal'> & {
  readonly database: Database;
  readonly timeZone: () => string;
  /** `src/db/embedded/worker.ts`, built as `databaseWorker.js`. */
  readonly databaseWorker: URL;
  readonly tellOwners: TellOwners;
};

const busy = 'Ya se está haciendo un respaldo: espera a que termine.';
const firstLookMs = minuteMs;
const lookMs = 5 * minuteMs;

export function createBackups({ timeZone, databaseWorker, tellOwners, ...source }: Source): BackupService {
  const { database, settings, job } = source;
  const copying = createMutex();
  const stopped = new AbortController();
  let stops: readonly (() => void)[] = [];
  let known: BackupStatus | null = null;
  let report: (error: unknown) => void = () => undefined;

  /** Tells the owners of what fails now and did not before. Nobody waits for that. */
  async function withAlerts<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = await status().catch(() => null);
    try {
      return await work();
    } finally {
      const now = await status().catch(() => null);
      if (before !== null && now !== null && !stopped.signal.aborted) {
        for (const trouble of newTroubles(before, now)) tellOwners(trouble).catch(report);
      }
    }
  }

  const run = (id: number): Promise<MadeBackup> => withAlerts(() => make(id));

  async function make(id: number): Promise<MadeBackup> {
    try {
      const made = await makeBackup({ ...source, signal: stopped.signal });
      await endRun(database, id, made);
      // The backup is good, whatever happens to the old ones.
      if (settings.backup.isScheduled)
        await removeOld(settings.backup.dir, timeZone(), made.file).catch(report);
      return made;
    } catch (error) {
      // The database of a full disk may not take the reason either.
      if (stopped.signal.aborted) await forgetRun(database, id).catch(() => undefined);
      else await endRun(database, id, reasonOf(error)).catch(() => undefined);
      throw error;
    }
  }

  async function status(): Promise<BackupStatus> {
    known = await readStatus(database, settings.backup);
    return known;
  }

  async function makeDue(): Promise<void> {
    const id = await beginRun(database, timeZone());
    if (id === null) return;
    await run(id);
    await copyDue();
    // In the same quiet hour.
    await checkDue();
  }

  /** A failure is reported and disturbs nothing: the backup is here, and is tried again. */
  async function copyDue(): Promise<void> {
    const { copy } = settings.backup;
    if (copy === null) return;
    const { signal } = stopped;
    await copying
      .runExclusive(() =>
        withAlerts(() => copyNewest({ database, copy, folder: settings.dataDir, job, signal })),
      )
      .catch(report);
  }

  /** The drill: a backup that nobody has ever restored may be none. */
  const checkDue = (): Promise<void> => withAlerts(check);

  async function check(): Promise<void> {
    const due = await beginCheck(database, existsSync);
    if (due === null) return;
    const { dataDir } = settings;
    const drill = {
      kind: 'check',
      file: due.file,
      folder: dataDir,
      databaseWorker: databaseWorker.href,
    } as const;
    try {
      await runJob(job, drill, {}, stopped.signal);
      await noteCheck(database.queries, due.id, null);
    } catch (error) {
      await noteCheck(database.queries, due.id, reasonOf(error));
      throw error;
    }
  }

  return {
    async makeNow() {
      const id = await beginRun(database, null);
      if (id === null) throw new Error(busy);
      const made = await run(id);
      void copyDue();
      return made;
    },
    async begin() {
      const id = await beginRun(database, null);
      if (id === null) return false;
      run(id).then(copyDue).catch(report);
      return true;
    },
    noteErasure: (erased) => noteErasure(settings.backup.dir, erased),
    status,
    lines: () => (known === null ? [] : backupLines(known)),
    start(log) {
      report = (err) => {
        if (!stopped.signal.aborted) log.error({ err }, 'backup failed');
      };
      forgetKilled(database)
        .then(status)
        .catch(() => undefined);
      const look = async () => {
        if (settings.backup.isScheduled) await makeDue().catch(report);
        await copyDue();
        await status();
      };
      const first = setTimeout(() => void look().catch(() => undefined), firstLookMs).unref();
      stops = [() => clearTimeout(first), runPeriodically(lookMs, look)];
    },
    stop() {
      for (const stop of stops) stop();
      stopped.abort();
    },
  };
}

function backupLines({ last, failure, check, elsewhere, isScheduled }: BackupStatus): readonly Line[] {
  const seconds = (at: Date) => Math.floor(at.getTime() / 1000);
  return [
    line('backup_scheduled', Number(isScheduled)),
    ...(last
      ? [
          line('backup_last_success_timestamp_seconds', seconds(last.at)),
          line('backup_last_size_bytes', last.bytes, { place: last.place }),
        ]
      : []),
    line('backup_last_failure_timestamp_seconds', failure ? seconds(failure.at) : 0),
    ...(check
      ? [
          line('backup_last_check_timestamp_seconds', seconds(check.at)),
          line('backup_check_failed', Number(check.failure !== null)),
        ]
      : []),
    ...(elsewhere
      ? [
          ...(elsewhere.last ? [line('backup_copied_timestamp_seconds', seconds(elsewhere.last))] : []),
          line(
            'backup_copy_failure_timestamp_seconds',
            elsewhere.failure ? seconds(elsewhere.failure.at) : 0,
          ),
        ]
      : []),
  ];
}

/** @param made stays, also beside one that a clock which was ahead has dated later in the day */
async function removeOld(dir: string, timeZone: string, made: string): Promise<void> {
  const stored = await listBackups(dir);
  const kept = keptBackups(
    stored.map(({ atMs }) => atMs),
    timeZone,
  );
  for (const { atMs, file } of stored) if (!kept.has(atMs) && file !== made) await rm(file, { force: true });
}
