import { rm } from 'node:fs/promises';
import type { Database } from '../db/Database.ts';
import { messageOf } from '../errors.ts';
import { minuteMs, runPeriodically } from '../runPeriodically.ts';
import { listBackups } from './backupFolder.ts';
import { type BackupSource, type MadeBackup, makeBackup } from './makeBackup.ts';
import { keptBackups } from './retention.ts';
import { beginRun, endRun, forgetUnfinished } from './runs.ts';

/** The backups of the running server. */
export type Backups = {
  /**
   * Makes one now.
   *
   * @throws Error with a sentence; also while one is being made
   */
  readonly makeNow: () => Promise<MadeBackup>;
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
};

const busy = 'Ya se está haciendo un respaldo: espera a que termine.';
const firstLookMs = minuteMs;
const lookMs = 5 * minuteMs;

export function createBackups({ timeZone, ...source }: Source): BackupService {
  const { database, settings } = source;
  const stopped = new AbortController();
  let stops: readonly (() => void)[] = [];

  async function run(id: number): Promise<MadeBackup> {
    try {
      const made = await makeBackup({ ...source, signal: stopped.signal });
      await endRun(database, id, made);
      if (settings.backup.isScheduled) await removeOld(settings.backup.dir, timeZone());
      return made;
    } catch (error) {
      // The database of a full disk may not take the reason either.
      if (stopped.signal.aborted) await forgetUnfinished(database).catch(() => undefined);
      else await endRun(database, id, messageOf(error)).catch(() => undefined);
      throw error;
    }
  }

  async function makeDue(): Promise<void> {
    const id = await beginRun(database, timeZone());
    if (id !== null) await run(id);
  }

  return {
    async makeNow() {
      const id = await beginRun(database, null);
      if (id === null) throw new Error(busy);
      return run(id);
    },
    start(log) {
      // Of the time before a kill. Where it fails, another server takes over later.
      forgetUnfinished(database).catch(() => undefined);
      if (!settings.backup.isScheduled) return;
      const look = () =>
        makeDue().catch((err: unknown) => {
          if (!stopped.signal.aborted) log.error({ err }, 'backup failed');
        });
      const first = setTimeout(look, firstLookMs).unref();
      stops = [() => clearTimeout(first), runPeriodically(lookMs, look)];
    },
    stop() {
      for (const stop of stops) stop();
      stopped.abort();
    },
  };
}

async function removeOld(dir: string, timeZone: string): Promise<void> {
  const stored = await listBackups(dir);
  const kept = keptBackups(
    stored.map(({ atMs }) => atMs),
    timeZone,
  );
  for (const { atMs, file } of stored) if (!kept.has(atMs)) await rm(file, { force: true });
}
