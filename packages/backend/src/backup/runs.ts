import { hostname } from 'node:os';
import { desc, eq, isNull, notInArray, sql } from 'drizzle-orm';
import { lockUntilCommit } from '../db/advisoryLocks.ts';
import type { Database, Queries } from '../db/Database.ts';
import { readDatabaseNow } from '../db/databaseNow.ts';
import { onlyRow } from '../db/rows.ts';
import { backups } from '../db/tables/backups.ts';
import { messageOf } from '../errors.ts';
import { hourMs, minuteMs } from '../runPeriodically.ts';
import type { MadeBackup } from './makeBackup.ts';
import { maxJobMs } from './runJob.ts';
import { isBackupDue, isRecent } from './schedule.ts';

/** The owner reads it: a full disk is the usual one. */
export const reasonOf = (error: unknown) =>
  /ENOSPC|EDQUOT/.test(messageOf(error)) ? 'No queda espacio en el disco del servidor.' : messageOf(error);

export type BackupRun = typeof backups.$inferSelect;

const server = hostname();
/** Longer than a run takes: another server then takes over. */
const deadAfterMs = maxJobMs + 5 * minuteMs;
export const retryMs = hourMs;
const maxRuns = 60;

/** The newest first. */
export const readRuns = (queries: Queries): Promise<readonly BackupRun[]> =>
  queries.select().from(backups).orderBy(desc(backups.id)).limit(maxRuns);

/**
 * Begins a run, unless a server is at one. The row and a lock see to it that of several servers one does it.
 *
 * @param timeZone null: now, whether one is due or not
 * @returns its id; null when there is none to begin
 */
export const beginRun = ({ queries }: Database, timeZone: string | null): Promise<number | null> =>
  queries.transaction(async (inside) => {
    await lockUntilCommit(inside, 'backups');
    const now = await readDatabaseNow(inside);
    const runs = await readRuns(inside);
    if (runs.some((run) => isUnderWay(run, now))) return null;
    if (timeZone !== null) {
      const [last] = runs;
      const hasJustFailed = last?.failure != null && isRecent(last.startedAt.getTime(), now, retryMs);
      const made = runs.filter(isMade).map(({ startedAt }) => startedAt.getTime());
      if (hasJustFailed || !isBackupDue(now, made, timeZone)) return null;
    }
    return onlyRow(await inside.insert(backups).values({ server }).returning({ id: backups.id })).id;
  });

export const isMade = ({ finishedAt, failure }: BackupRun): boolean =>
  finishedAt !== null && failure === null;

/** @param outcome what was made, or a sentence that says why nothing was */
export async function endRun({ queries }: Database, id: number, outcome: MadeBackup | string): Promise<void> {
  const columns = typeof outcome === 'string' ? { failure: outcome } : outcome;
  await queries
    .update(backups)
    .set({ ...columns, finishedAt: sql`clock_timestamp()` })
    .where(eq(backups.id, id));
  const newest = queries.select({ id: backups.id }).from(backups).orderBy(desc(backups.id)).limit(maxRuns);
  await queries.delete(backups).where(notInArray(backups.id, newest));
}

const checkEveryMs = 7 * 24 * hourMs;
/** Stands there while a drill runs, and stays when the server is killed meanwhile. */
const unfinishedCheck = 'La prueba no terminó.';

/**
 * Begins the weekly drill of the newest backup.
 *
 * @param isHere whether this server has the file
 * @returns null when none is due, or another server has what is due
 */
export const beginCheck = ({ queries }: Database, isHere: (file: string) => boolean) =>
  queries.transaction(async (inside): Promise<{ readonly id: number; readonly file: string } | null> => {
    await lockUntilCommit(inside, 'backups');
    const now = await readDatabaseNow(inside);
    const runs = await readRuns(inside);
    if (runs.some(({ checkedAt }) => checkedAt !== null && isRecent(checkedAt.getTime(), now, checkEveryMs)))
      return null;
    const newest = runs.find((run) => isMade(run) && isHere(run.file ?? ''));
    if (newest?.file == null) return null;
    await noteCheck(inside, newest.id, unfinishedCheck);
    return { id: newest.id, file: newest.file };
  });

/** @param failure null: it can be restored */
export async function noteCheck(queries: Queries, id: number, failure: string | null): Promise<void> {
  await queries
    .update(backups)
    .set({ checkedAt: sql`clock_timestamp()`, checkFailure: failure })
    .where(eq(backups.id, id));
}

/** A run that was given up is as if it had not begun. */
export async function forgetRun({ queries }: Database, id: number): Promise<void> {
  await queries.delete(backups).where(eq(backups.id, id));
}

/** At a start: the embedded database has one server, so that nobody finishes a run of before. Of several servers another one may. */
export async function forgetKilled({ queries, copyFiles }: Database): Promise<void> {
  if (copyFiles !== null) await queries.delete(backups).where(isNull(backups.finishedAt));
}

/** The migration's backup, which was made before the table was there. */
export async function addRun(database: Database, outcome: MadeBackup | string): Promise<void> {
  const rows = await database.queries.insert(backups).values({ server }).returning({ id: backups.id });
  await endRun(database, onlyRow(rows).id, outcome);
}

export const isUnderWay = ({ finishedAt, startedAt }: BackupRun, now: number) =>
  finishedAt === null && isRecent(startedAt.getTime(), now, deadAfterMs);
