import { fulfilmentNames } from '@crepas/api';
import type { Cents, Fulfilment } from '@crepas/domain';
import {
  type DayRange,
  type DaySums,
  daysOf,
  type FeeSums,
  type GroupSums,
  type HourSums,
  hourOf,
  hoursOfDay,
  type OrderSums,
  type ReportGroup,
  type ReportTotals,
} from '@crepas/domain/report';
import { type Weekday, weekdayOf } from '@crepas/domain/shop';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { orders } from '../db/schema.ts';
import {
  type Hours,
  hourIndex,
  isCounted,
  orderSums,
  type Span,
  type SumsRow,
  stageSums,
} from './definitions.ts';
import { readRows } from './readRows.ts';

type GroupedRow = SumsRow & {
  readonly first: number | null;
  readonly last: number | null;
  /** Which of the groupings: bits of `grouping(day, weekday, payment, fulfilment, zone)`. */
  readonly grouped: number;
  readonly day: number | null;
  readonly weekday: number | null;
  readonly hour: number | null;
  readonly payment: string | null;
  readonly fulfilment: Fulfilment | null;
  /** Empty for a delivery outside of all; null for an order that is fetched. */
  readonly zone: string | null;
};

export type Sums = {
  readonly span: Span;
  readonly totals: Omit<ReportTotals, 'newPhones' | 'returningPhones'>;
  readonly days: readonly DaySums[];
  readonly hours: readonly HourSums[];
  readonly groups: readonly GroupSums[];
};

/**
 * All sums of orders in one pass: first by hour, payment, fulfilment, zone and stage, of which there are few, then by day, by weekday and hour, by each
 * group and in all. So the tables of a report cannot differ.
 */
export async function readSums(queries: Queries, range: DayRange, hours: Hours): Promise<Sums> {
  const rows = await readRows<GroupedRow>(
    queries,
    sql`
      with hourly as (
        select ${hourIndex(hours)} as at, ${orders.paymentMethod} as payment, ${orders.fulfilment} as fulfilment,
          case when ${orders.fulfilment} = 'delivery' then coalesce(${orders.feeZone}, '') end as zone, min(${orders.id}) as first,
          max(${orders.id}) as last, ${stageSums}
        from ${orders} where ${isCounted(hours)} group by 1, 2, 3, 4, ${orders.stage}),
      cells as (
        select at / ${sql.raw(String(hoursOfDay))} as day, at % ${sql.raw(String(hoursOfDay))} as hour, hourly.* from hourly)
      select grouping(day, weekday, payment, fulfilment, zone) as grouped, day, weekday, hour, payment, fulfilment, zone, min(first) as first,
        max(last) as last, ${orderSums}
      from (select cells.*, (day + ${weekdayOf(range.from) - 1}) % 7 + 1 as weekday from cells) as cell
      group by grouping sets ((day), (weekday, hour), (payment), (fulfilment), (zone), ())
      order by grouped, day, weekday, hour, payment, fulfilment, zone`,
  );
  const of = (grouped: number) => rows.filter((row) => row.grouped === grouped);
  const byDay = new Map(of(grouping.day).map((row) => [row.day, row]));
  // As before customers could fetch, while all orders were brought.
  const fulfilments = of(grouping.fulfilment);
  const zones = of(grouping.zone).filter(({ zone }) => zone !== null);
  const [total = nothing] = of(grouping.total);
  return {
    span: { first: total.first ?? 0, last: total.last ?? 0 },
    totals: {
      ...sumsFrom(total),
      ...feesFrom(total),
      promised: total.promised,
      kept: total.kept,
      active: total.active,
      lost: total.lost,
      lostAmount: total.lost_amount as Cents,
      examples: total.examples,
    },
    days: daysOf(range).map((day, index) => {
      const row = byDay.get(index) ?? none;
      return { day, ...sumsFrom(row), ...feesFrom(row), promised: row.promised, kept: row.kept };
    }),
    hours: of(grouping.hour).map((row) => ({
      weekday: row.weekday as Weekday,
      hour: hourOf(row.hour ?? 0),
      ...sumsFrom(row),
    })),
    groups: [
      ...of(grouping.payment).map((row) => groupOf('payment', row.payment, row)),
      ...(fulfilments.some(({ fulfilment }) => fulfilment === 'pickup')
        ? fulfilments.map((row) => groupOf('delivery', fulfilmentNames[row.fulfilment ?? 'delivery'], row))
        : []),
      ...(zones.some(({ zone }) => zone !== '') ? zones.map((row) => groupOf('zone', row.zone, row)) : []),
    ],
  };
}

const groupOf = (group: ReportGroup, name: string | null, row: SumsRow): GroupSums => ({
  group,
  name: name ?? '',
  ...sumsFrom(row),
});

/** A bit is set for a column that the row is not grouped by. */
const grouping = {
  day: 0b01111,
  hour: 0b10111,
  payment: 0b11011,
  fulfilment: 0b11101,
  zone: 0b11110,
  total: 0b11111,
} as const;

const none: SumsRow = {
  received: 0,
  delivered: 0,
  sales: 0,
  fees: 0,
  active: 0,
  lost: 0,
  lost_amount: 0,
  promised: 0,
  kept: 0,
  examples: 0,
};

const nothing = { ...none, first: null, last: null };

const feesFrom = ({ fees }: SumsRow): FeeSums => (fees > 0 ? { fees: fees as Cents } : {});

const sumsFrom = ({ received, delivered, sales }: SumsRow): OrderSums => ({
  received,
  delivered,
  sales: sales as Cents,
});
