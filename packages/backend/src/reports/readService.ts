import { type LostByAccount, reportSteps, type StepTimes } from '@crepas/domain';
import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queries } from '../db/Database.ts';
import { isInState } from '../db/stages.ts';
import { orderActions, orders } from '../db/tables/orders.ts';
import { orderMoment } from '../orders/shopDay.ts';
import { type Hours, isCounted, isSold, type Span } from './definitions.ts';
import { readRows } from './readRows.ts';

const { placedAt, acceptedAt, onTheWayAt, deliveredAt, alertsFrom, preparationAt } = orders;

/** Without the time for which nobody had to do anything: staff heard of an order for later at the opening, the kitchen at its start. */
const since = (waited: PgColumn, start: PgColumn, end: PgColumn): SQL =>
  sql`${end} - case when ${waited} is null then ${start} else greatest(${start}, least(${waited}, ${end})) end`;

const durationOf: Readonly<Record<StepTimes['step'], SQL>> = {
  accept: since(alertsFrom, placedAt, acceptedAt),
  kitchen: since(preparationAt, acceptedAt, onTheWayAt),
  door: since(preparationAt, placedAt, deliveredAt),
};

/** How long the steps of the delivered orders took. */
export async function readTimes(queries: Queries, hours: Hours): Promise<readonly StepTimes[]> {
  const columns = reportSteps.map((step) => {
    const name = sql.raw(step);
    return sql`count(${durationOf[step]})::int as ${name}_orders,
      percentile_disc(array[0.5, 0.9]) within group (order by ${durationOf[step]}) as ${name}`;
  });
  const minutes = reportSteps.map((step) =>
    sql.raw(
      `${step}_orders, extract(epoch from ${step}[1])::float8 / 60 as ${step}_median, extract(epoch from ${step}[2])::float8 / 60 as ${step}_slow`,
    ),
  );
  const [row] = await readRows<Readonly<Record<string, number | null>>>(
    queries,
    sql`
      select ${sql.join(minutes, sql.raw(', '))}
      from (select ${sql.join(columns, sql.raw(', '))} from ${orders} where ${isCounted(hours)} and ${isSold}) as times`,
  );
  return reportSteps.flatMap((step) => {
    const count = row?.[`${step}_orders`] ?? 0;
    const [median, slow] = [row?.[`${step}_median`], row?.[`${step}_slow`]];
    return count > 0 && median != null && slow != null
      ? [{ step, orders: count, medianMinutes: tenths(median), slowMinutes: tenths(slow) }]
      : [];
  });
}

const tenths = (minutes: number) => Math.round(minutes * 10) / 10;

/** The accounts that rejected and cancelled orders, the one with the most first. An order that the customer or the server ended has no account. */
export const readLostByAccount = (queries: Queries, hours: Hours): Promise<readonly LostByAccount[]> =>
  readRows(
    queries,
    sql`
      select ${orderActions.email} as account, ${orders.stage} as outcome, count(*)::int as orders, sum(${orders.totalCents})::float8 as amount
      from ${orders} join ${orderActions} on ${orderActions.orderId} = ${orders.id} and ${orderActions.action} = ${orders.stage}
      where ${isCounted(hours)} and ${isInState('cancelled')}
      group by 1, 2 order by orders desc, account, outcome`,
  );

/**
 * The phones with a delivered order: those who never had one before, and the others. Erased orders have none. The moments of all phones
 * are read in their index, once; or, of a short part of the shop's past, those of its phones, each of which costs some twelve entries.
 */
export async function readPhones(
  queries: Queries,
  hours: Hours,
  { first, last }: Span,
): Promise<{ readonly newPhones: number; readonly returningPhones: number }> {
  const { from, to } = hours;
  const isDelivered = sql`${isSold} and ${orders.erasedAt} is null`;
  const areFew = (last - first) * 15 < last;
  const ofTheRange = sql`and ${orders.phone} = any(array(select ${orders.phone} from ${orders} where ${isCounted(hours)} and ${isDelivered}))`;
  const [row] = await readRows<{ readonly all: number; readonly known: number }>(
    queries,
    sql`
      select count(*)::int as "all", count(*) filter (where first < ${from})::int as known
      from (
        select min(${orderMoment}) as first, max(${orderMoment}) as last
        from ${orders} where ${orderMoment} < ${to} and ${isDelivered} ${areFew ? ofTheRange : sql``} group by ${orders.phone}) as phones
      where last >= ${from}`,
  );
  const { all = 0, known = 0 } = row ?? {};
  return { newPhones: all - known, returningPhones: known };
}
