import { isBusyCode, reportedState } from '@crepas/domain';
import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { prepareOnce } from '../db/prepareOnce.ts';
import { printers, printJobs } from '../db/tables/printing.ts';
import { isWaiting, maxAttempts } from './jobs.ts';
import { hashOf } from './printers.ts';

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

/** The token of the job that is to be printed now; null for none. */
export type PollAnswer = { readonly token: string | null };

/** By far the most frequent statement. */
const notePoll = prepareOnce((queries) =>
  queries
    .update(printers)
    .set({ polledAt: sql`clock_timestamp()`, reported: sql`${sql.placeholder('reported')}` })
    .where(
      and(
        eq(printers.id, sql.placeholder('printerId')),
        eq(printers.passwordHash, sql.placeholder('passwordHash')),
      ),
    )
    .returning({
      isPaused: printers.isPaused,
      hasJobs: sql<boolean>`exists (select from print_jobs
        where printer_id = printers.id and ${isWaiting} and attempt < ${maxAttempts})`,
      // The commit does not wait for the disk: a crash may forget when a printer asked, and it asks again in seconds.
      isLazy: sql`set_config('synchronous_commit', 'off', true)`,
    })
    .prepare('note_poll'),
);

/**
 * The printer asks for work. Mostly there is none: then it is one statement, which also checks the password, because many
 * printers ask every few seconds. A fault that it reports while it prints is the end of that attempt: it sends no DELETE
 * then.
 *
 * @returns null for a wrong password, and for an unknown printer
 */
export async function answerPoll(
  { queries }: Database,
  printerId: number,
  password: string,
  poll: Poll,
): Promise<PollAnswer | null> {
  const reported = reportedState(poll.statusCode);
  const [printer] = await notePoll(queries).execute({ printerId, passwordHash: hashOf(password), reported });
  if (!printer) return null;
  const none = { token: null };
  if (printer.isPaused || !printer.hasJobs) return none;
  if (reported !== 'ready') {
    await endAttempts(queries, and(eq(printJobs.printerId, printerId), isWaiting));
    return none;
  }
  if (poll.isPrinting || isBusyCode(poll.statusCode)) return none;
  return { token: await offerJob(queries, printerId) };
}

/** The row of the printer is locked, so that of two servers one answers first. */
function offerJob(queries: Queries, printerId: number): Promise<string | null> {
  return queries.transaction(async (inside) => {
    await inside
      .select({ id: printers.id })
      .from(printers)
      .where(eq(printers.id, printerId))
      .for('no key update');
    const [job] = await inside
      .select({
        id: printJobs.id,
        attempt: printJobs.attempt,
        fetchedAt: printJobs.fetchedAt,
        isLost: sql<boolean>`${printJobs.fetchedAt} + make_interval(secs => ${lostSeconds}) < clock_timestamp()`,
      })
      .from(printJobs)
      .where(and(eq(printJobs.printerId, printerId), isWaiting, lt(printJobs.attempt, maxAttempts)))
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
    return next.attempt < maxAttempts ? tokenOf(next) : null;
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
        lt(printJobs.attempt, maxAttempts),
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

/** Offers the fetched ones of these jobs again, as another attempt. */
const endAttempts = (queries: Queries, which: SQL | undefined) =>
  queries
    .update(printJobs)
    .set({ attempt: sql`${printJobs.attempt} + 1`, fetchedAt: null })
    .where(and(which, sql`${printJobs.fetchedAt} is not null`));
