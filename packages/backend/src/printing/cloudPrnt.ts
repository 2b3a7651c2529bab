import { isBusyCode, reportedState } from '@crepas/domain/printing';
import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { printers, printJobs } from '../db/schema.ts';
import { isWaiting, mostAttempts } from './jobs.ts';

/**
 * After that a fetched job whose end was not reported is offered again: its DELETE was lost, or the power failed. Above
 * the printer's own time limit for slow networks, so that a late or repeated request reprints nothing.
 */
const lostSeconds = 60;

export type PrintJob = typeof printJobs.$inferSelect;

/** A job and the attempt at it. The printer sends it back with the GET and the DELETE. */
const tokenOf = ({ id, attempt }: Pick<PrintJob, 'id' | 'attempt'>) => `${id}-${attempt}`;

function readToken(token: string): { readonly id: number; readonly attempt: number } | null {
  const [, id, attempt] = /^(\d{1,15})-(\d{1,3})$/.exec(token) ?? [];
  return id === undefined || attempt === undefined ? null : { id: Number(id), attempt: Number(attempt) };
}

export type Poll = { readonly statusCode: string; readonly isPrinting: boolean };

/**
 * The printer asks for work. The row of the printer is locked, so that of two servers one answers first. A fault that it
 * reports while it prints is the end of that attempt: it sends no DELETE then.
 *
 * @returns the token of the job that is to be printed now, if any
 */
export async function answerPoll(
  { queries }: Database,
  printerId: number,
  poll: Poll,
): Promise<string | null> {
  const reported = reportedState(poll.statusCode);
  return queries.transaction(async (inside) => {
    const [printer] = await inside
      .update(printers)
      .set({ polledAt: sql`clock_timestamp()`, reported })
      .where(eq(printers.id, printerId))
      .returning({ isPaused: printers.isPaused });
    if (!printer || printer.isPaused) return null;
    if (reported !== 'ready') {
      await endAttempts(inside, and(eq(printJobs.printerId, printerId), isWaiting));
      return null;
    }
    if (poll.isPrinting || isBusyCode(poll.statusCode)) return null;
    const [job] = await inside
      .select({
        id: printJobs.id,
        attempt: printJobs.attempt,
        fetchedAt: printJobs.fetchedAt,
        isLost: sql<boolean>`${printJobs.fetchedAt} + make_interval(secs => ${lostSeconds}) < clock_timestamp()`,
      })
      .from(printJobs)
      .where(and(eq(printJobs.printerId, printerId), isWaiting, lt(printJobs.attempt, mostAttempts)))
      .orderBy(asc(printJobs.id))
      .limit(1)
      .for('update');
    if (!job) return null;
    if (job.fetchedAt === null) return tokenOf(job);
    if (!job.isLost) return null;
    const next = { id: job.id, attempt: job.attempt + 1 };
    await inside
      .update(printJobs)
      .set({ attempt: next.attempt, fetchedAt: null })
      .where(eq(printJobs.id, job.id));
    return next.attempt < mostAttempts ? tokenOf(next) : null;
  });
}

/**
 * The printer fetches a job, once or several times: the job and what is answered stay the same. Only the time of the first
 * fetch is noted, because from then on something may be on paper.
 *
 * @returns null when the job is not to be printed, or no longer
 */
export async function fetchJob(
  { queries }: Database,
  printerId: number,
  token: string,
): Promise<PrintJob | null> {
  const named = readToken(token);
  if (named === null) return null;
  const [job] = await queries
    .update(printJobs)
    .set({ fetchedAt: sql`coalesce(${printJobs.fetchedAt}, clock_timestamp())` })
    .where(
      and(
        eq(printJobs.id, named.id),
        eq(printJobs.printerId, printerId),
        eq(printJobs.attempt, named.attempt),
        lt(printJobs.attempt, mostAttempts),
        isWaiting,
      ),
    )
    .returning();
  return job ?? null;
}

/** The printer reports how a job ended. A report that comes twice, or late, changes nothing. */
export async function endJob(
  { queries }: Database,
  printerId: number,
  token: string,
  code: string,
): Promise<void> {
  const named = readToken(token);
  if (named === null) return;
  const isOwn = and(
    eq(printJobs.id, named.id),
    eq(printJobs.printerId, printerId),
    sql`${printJobs.doneAt} is null`,
  );
  if (/^(2\d\d|OK)\b/i.test(code.trim())) {
    // Also a late report about an earlier attempt: the ticket is on paper. A job that nobody fetched is on none.
    const wasFetched = sql`(${printJobs.fetchedAt} is not null or ${printJobs.attempt} > 0)`;
    await queries.update(printJobs).set({ doneAt: sql`clock_timestamp()` }).where(and(isOwn, wasFetched));
  } else {
    await endAttempts(queries, and(isOwn, eq(printJobs.attempt, named.attempt)));
  }
}

/** Of these jobs, those that were fetched are offered again, as another attempt. */
const endAttempts = (queries: Queries, which: SQL | undefined) =>
  queries
    .update(printJobs)
    .set({ attempt: sql`${printJobs.attempt} + 1`, fetchedAt: null })
    .where(and(which, sql`${printJobs.fetchedAt} is not null`));
