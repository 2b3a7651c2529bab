import type { OrderId } from '@crepas/domain';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Edit } from '../changes/Editor.ts';
import { recordAction } from '../changes/orderActions.ts';
import type { Database, Queries } from '../db/Database.ts';
import { isHeld, stagesIn } from '../db/stages.ts';
import { orders } from '../db/tables/orders.ts';
import { printers, printJobs } from '../db/tables/printing.ts';

const activeStages = stagesIn('active');

/** An older ticket is of no use: the printer was off for the night. */
const lifetime = sql`interval '12 hours'`;

/** A job that failed so often is not tried again; the board names its order. */
export const maxAttempts = 5;

/**
 * The first ticket of an order for later waits for the start of its preparation, and staff may begin early; null for any other job. What staff ask for
 * and what corrects a ticket on paper is printed at once.
 */
const heldUntil = sql`(case when ${printJobs.change} = 0 and (${printJobs.round} = 0 or ${printJobs.announcesChange})
  and ${printJobs.kind} in ('kitchen', 'door')
  then (select least(${orders.preparationAt}, ${orders.preparingAt}, ${orders.onTheWayAt}) from ${orders}
    where ${orders.id} = ${printJobs.orderId} and ${orders.preparationAt} is not null) end)`;

/** Since when the printers may have the job. */
export const waitingSince = sql`greatest(${printJobs.createdAt}, ${heldUntil})`;

/** The job has still to be printed. The tickets of an order that has ended are of no use, except the one that says so. */
export const isWaiting: SQL = sql`(${printJobs.doneAt} is null and ${printJobs.droppedAt} is null
  and coalesce(${heldUntil} <= clock_timestamp(), true)
  and ${waitingSince} > clock_timestamp() - ${lifetime}
  and (${printJobs.kind} in ('cancelled', 'test') or exists (
    select from ${orders} where ${orders.id} = ${printJobs.orderId} and ${orders.stage} in ${activeStages})))`;

const asks = sql`
  from printers cross join lateral (
    select 'kitchen' as kind where prints_kitchen union all select 'door' where prints_door) as wanted
  cross join generate_series(1, printers.copies) as copies (copy)
  where not is_paused`;

const versionOf = (id: number) => sql`(select version from orders where id = ${id}::int)`;

const mayBeOnPaper = sql`(fetched_at is not null or attempt > 0 or done_at is not null)`;

/**
 * The ticket of a change gets the present time and not that of its transaction: the change may let a preparation begin in between, and
 * {@link queueDueTickets} compares both.
 */
const presentTime = sql`clock_timestamp()`;

/** Every transaction that locks printers and tickets locks the printers first: otherwise two wait for each other. */
const lockPrinters = (queries: Queries) =>
  queries.execute(sql`select id from printers order by id for key share`);

/** Writes the tickets of an order, once. Called in the transaction that accepts the order. */
export async function queueTickets(queries: Queries, id: number): Promise<void> {
  await queries.execute(sql`
    insert into print_jobs (printer_id, order_id, kind, copy, version)
    select printers.id, ${id}::int, wanted.kind, copies.copy, ${versionOf(id)} ${asks}
    order by printers.id, wanted.kind desc, copies.copy
    for key share of printers
    on conflict do nothing`);
}

const isPrinted = (id: number) =>
  sql`exists (select from orders where id = ${id}::int and stage in ${activeStages} and stage <> 'received')`;
const nextRound = (id: number) =>
  sql`(select coalesce(max(round), 0) + 1 from print_jobs where order_id = ${id}::int)`;
/** The earlier tickets of the order for the same printer, kind and copy. */
const earlier = (id: number) => sql`print_jobs where printer_id = printers.id and order_id = ${id}::int
  and print_jobs.kind = wanted.kind and print_jobs.copy = copies.copy`;

/**
 * The tickets of an active order once more. One that still waits for its printer is not written twice, however often
 * somebody asks.
 *
 * @returns whether a printer prints them
 */
export async function repeatTickets({ inside: queries, by }: Edit, id: OrderId): Promise<boolean> {
  const open = sql`${isWaiting} and ${printJobs.attempt} < ${maxAttempts}`;
  const written = queries.$with('written', { id: printJobs.id }).as(sql`
    insert into print_jobs (printer_id, order_id, kind, copy, round, version, change, since)
    select printers.id, ${id}::int, wanted.kind, copies.copy, ${nextRound(id)}, ${versionOf(id)},
      (select coalesce(max(change), 0) from ${earlier(id)}),
      (select coalesce(max(since), 0) from ${earlier(id)}) ${asks}
      and ${isPrinted(id)} and not exists (select from ${earlier(id)} and ${open})
    order by printers.id, wanted.kind desc, copies.copy
    for key share of printers
    on conflict do nothing returning id`);
  if ((await queries.with(written).select().from(written)).length > 0) {
    await recordAction({ inside: queries, by }, id, 'printedAgain');
    return true;
  }
  return (await queries.$count(printJobs, and(eq(printJobs.orderId, id), open))) > 0;
}

/**
 * Called in the transaction that changes an order: the tickets of its earlier content that wait are not printed, and each
 * printer prints the new one. It says «CAMBIO» where an earlier ticket may be on paper. An order that was not accepted yet
 * has no tickets.
 *
 * @param change its number, from 1
 */
export async function queueChangedTickets(queries: Queries, id: number, change: number): Promise<void> {
  await lockPrinters(queries);
  await queries.execute(sql`
    update print_jobs set dropped_at = now()
    where order_id = ${id} and done_at is null and dropped_at is null and kind in ('kitchen', 'door')`);
  await queries.execute(sql`
    insert into print_jobs (printer_id, order_id, kind, copy, round, announces_change, version, change, since, created_at)
    select printers.id, ${id}::int, wanted.kind, copies.copy, ${nextRound(id)}, true, ${change}::int,
      case when exists (select from ${earlier(id)} and ${mayBeOnPaper}) then ${change}::int else 0 end,
      (select coalesce(max(version), 0) from ${earlier(id)} and ${mayBeOnPaper}), ${presentTime} ${asks}
      and ${isPrinted(id)}
    order by printers.id, wanted.kind desc, copies.copy
    for key share of printers
    on conflict do nothing`);
  await queueHeldTickets(queries, id, change);
}

/** An order that moved to later is printed twice: «CAMBIO» now, and its first ticket again when its preparation is due. */
async function queueHeldTickets(queries: Queries, id: number, change: number): Promise<void> {
  await queries.execute(sql`
    insert into print_jobs (printer_id, order_id, kind, copy, round, announces_change, version)
    select printers.id, ${id}::int, wanted.kind, copies.copy, ${nextRound(id)}, true, ${change}::int ${asks}
      and exists (select from ${orders} where ${orders.id} = ${id}::int and ${isHeld})
      and not exists (select from ${earlier(id)} and print_jobs.version = ${change}::int and print_jobs.change = 0 and print_jobs.announces_change)
    order by printers.id, wanted.kind desc, copies.copy
    for key share of printers
    on conflict do nothing`);
}

/**
 * Called in the transaction that begins the preparation of an order for later. Most printers have its ticket already, held until now. The others get
 * one: they were paired after the acceptance, or paused when the order was accepted or changed.
 */
export async function queueDueTickets(queries: Queries, id: number): Promise<void> {
  const begunAt = sql`(select least(preparation_at, preparing_at) from orders where id = ${id}::int)`;
  await queries.execute(sql`
    insert into print_jobs (printer_id, order_id, kind, copy, round, announces_change, version)
    select printers.id, ${id}::int, wanted.kind, copies.copy, ${nextRound(id)}, true, ${versionOf(id)} ${asks}
      and not exists (select from ${earlier(id)} and print_jobs.version = ${versionOf(id)} and dropped_at is null
        and ${waitingSince} >= ${begunAt})
    order by printers.id, wanted.kind desc, copies.copy
    for key share of printers
    on conflict do nothing`);
}

/**
 * Called in the transaction that cancels the order: what was not fetched is not printed, and where a ticket may be on
 * paper, another one says that the order is cancelled.
 */
export async function cancelTickets(queries: Queries, id: number): Promise<void> {
  await lockPrinters(queries);
  await queries.execute(sql`
    update print_jobs set dropped_at = now() where order_id = ${id} and done_at is null and dropped_at is null`);
  await queries.execute(sql`
    insert into print_jobs (printer_id, order_id, kind, copy)
    select id, ${id}::int, 'cancelled', 1 from printers where exists (
      select from print_jobs where printer_id = printers.id and order_id = ${id}::int
        and ${mayBeOnPaper})
    for key share
    on conflict do nothing`);
}

/** @returns whether the printer exists and is not paused */
export async function queueTestPage({ queries }: Database, printerId: number): Promise<boolean> {
  const written = queries
    .$with('written', { id: printJobs.id })
    .as(sql`insert into print_jobs (printer_id, kind, copy)
      select id, 'test', 1 from ${printers} where id = ${printerId} and not is_paused returning id`);
  return (await queries.with(written).select().from(written)).length > 0;
}

export async function deleteOldJobs(queries: Queries): Promise<void> {
  await queries.execute(sql`delete from ${printJobs} where ${waitingSince} < now() - interval '7 days'`);
}
