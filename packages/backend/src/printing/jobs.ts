import { type OrderId, orderStages, orderState } from '@crepas/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { orders, printers, printJobs } from '../db/schema.ts';

const activeStages = orderStages.filter((stage) => orderState(stage) === 'active');

/** An older ticket is of no use: the printer was off for the night. */
const lifetime = sql`interval '12 hours'`;

/** A job that failed so often is not tried again; the board names its order. */
export const mostAttempts = 5;

/** Neither printed nor given up. The tickets of an order that has ended are of no use, except the one that says so. */
export const isWaiting: SQL = sql`(${printJobs.doneAt} is null and ${printJobs.droppedAt} is null
  and ${printJobs.createdAt} > clock_timestamp() - ${lifetime}
  and (${printJobs.kind} in ('cancelled', 'test') or exists (
    select from ${orders} where ${orders.id} = ${printJobs.orderId} and ${orders.stage} in ${activeStages})))`;

const asks = sql`
  from printers cross join lateral (
    select 'kitchen' as kind where prints_kitchen union all select 'door' where prints_door) as wanted
  cross join generate_series(1, copies) as copy
  where not is_paused`;

/** Writes the tickets of an order, once. Called in the transaction that accepts the order. */
export async function queueTickets(queries: Queries, id: number): Promise<void> {
  await queries.execute(sql`
    insert into print_jobs (printer_id, order_id, kind, copy)
    select printers.id, ${id}::int, wanted.kind, copy ${asks}
    order by printers.id, wanted.kind desc, copy
    for key share of printers
    on conflict do nothing`);
}

/** The tickets of an active order once more. @returns the number of tickets; 0 when no printer prints it */
export async function repeatTickets({ queries }: Database, id: OrderId): Promise<number> {
  const written = await queries
    .$with('written', { id: printJobs.id })
    .as(sql`insert into print_jobs (printer_id, order_id, kind, copy, round)
      select printers.id, ${id}::int, wanted.kind, copy,
        (select coalesce(max(round), 0) + 1 from print_jobs where order_id = ${id}::int) ${asks}
        and exists (select from orders where id = ${id}::int and stage in ${activeStages} and stage <> 'received')
      order by printers.id, wanted.kind desc, copy
      for key share of printers
      on conflict do nothing returning id`);
  return (await queries.with(written).select().from(written)).length;
}

/**
 * Called in the transaction that cancels the order: what was not fetched is not printed, and where a ticket may be on
 * paper, another one says that the order is cancelled.
 */
export async function cancelTickets(queries: Queries, id: number): Promise<void> {
  await queries.execute(sql`
    update print_jobs set dropped_at = now() where order_id = ${id} and done_at is null and dropped_at is null`);
  await queries.execute(sql`
    insert into print_jobs (printer_id, order_id, kind, copy)
    select id, ${id}::int, 'cancelled', 1 from printers where exists (
      select from print_jobs where printer_id = printers.id and order_id = ${id}::int
        and (fetched_at is not null or attempt > 0 or done_at is not null))
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
  await queries.execute(sql`delete from print_jobs where created_at < now() - interval '7 days'`);
}
