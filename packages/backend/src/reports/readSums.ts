import { fulfilmentNames, paymentToWire } from '@crepas/api';
import type { Cents, EndCause, Fulfilment } from '@crepas/domain';
import {
  type DayRange,
  type DaySums,
  daysOf,
  type FeeSums,
  type GroupSums,
  type HourSums,
  hourOf,
  hoursOfDay,
  type LostOrders,
  type LostOutcome,
  type OrderSums,
  paymentNamed,
  type ReportGroup,
  type ReportTotals,
  type Weekday,
  weekdayOf,
} from '@crepas/domain';
import { sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { isInState } from '../db/stages.ts';
import { orders } from '../db/tables/orders.ts';
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

/** The row of one group: only the columns that it is grouped by are not null. */
type GroupedRow = SumsRow & {
  readonly first: number;
  readonly last: number;
  readonly day: number | null;
  readonly weekday: number | null;
  readonly hour: number | null;
  readonly payment: string | null;
  readonly fulfilment: Fulfilment | null;
  /** Empty for a delivery outside of all; an order that is picked up has none. */
  readonly zone: string | null;
  readonly outcome: LostOutcome | null;
  readonly cause: EndCause | null;
  /** The row of all orders. */
  readonly whole: boolean | null;
};

export type Sums = {
  readonly span: Span;
  readonly totals: Omit<ReportTotals, 'newPhones' | 'returningPhones'>;
  readonly days: readonly DaySums[];
  readonly hours: readonly HourSums[];
  readonly groups: readonly GroupSums[];
  readonly lost: readonly LostOrders[];
};

const {
  id,
  stage,
  placedAt,
  scheduledFor,
  totalCents,
  feeCents,
  discountCents,
  promisedMinutes,
  deliveredAt,
  isExample,
} = orders;
const { payment, fulfilment, endCause } = orders;
/** With all forty columns the sums take a tenth longer. */
const summed = sql.join(
  [
    id,
    stage,
    placedAt,
    scheduledFor,
    totalCents,
    feeCents,
    discountCents,
    promisedMinutes,
    deliveredAt,
    isExample,
    payment,
    fulfilment,
    endCause,
  ],
  sql.raw(', '),
);

const dayHours = sql.raw(String(hoursOfDay));

const zone = sql`case when ${fulfilment} = 'delivery' then coalesce(${orders.feeZone}, '') end`;

/** How an order that brought nothing ended. */
const outcome = sql`case when ${isInState('cancelled')} then case
  when ${orders.endedBy} = 'noAnswer' then 'unanswered'
  when ${orders.endedBy} = 'customer' then 'byCustomer'
  else ${stage} end end`;

/**
 * All sums of orders in one pass: first by day, by weekday and hour, and by everything else that they are grouped by, each with the
 * stage; then by each of them and in all. So the tables of a report cannot differ.
 */
export async function readSums(queries: Queries, range: DayRange, hours: Hours): Promise<Sums> {
  // The offset has these columns computed once per order, not once per use.
  const placed = sql`
    select ${summed}, ${hourIndex(hours)} as at, ${zone} as zone, ${outcome} as outcome from ${orders} where ${isCounted(hours)} offset 0`;
  const rows = await readRows<GroupedRow>(
    queries,
    sql`
      with cells as (
        select at / ${dayHours} as day, (at / ${dayHours} + ${weekdayOf(range.from) - 1}) % 7 + 1 as weekday, at % ${dayHours} as hour,
          ${payment}, ${fulfilment} as fulfilment, zone, outcome, ${endCause} as cause,
          grouping(${payment}) = 0 as whole, min(${id}) as first, max(${id}) as last, ${stageSums}
        from (${placed}) as ${orders}
        group by grouping sets (
          (day, ${stage}), (weekday, hour, ${stage}), (payment, fulfilment, zone, outcome, cause, ${stage})))
      select day, weekday, hour, payment, fulfilment, zone, outcome, cause, whole, min(first) as first, max(last) as last, ${orderSums}
      from cells group by grouping sets ((day), (weekday, hour), (payment), (fulfilment), (zone), (outcome, cause), (whole))
      order by day, weekday, hour, payment <> 'cash', payment, fulfilment, zone, received desc, outcome, cause`,
  );
  const of = (column: keyof GroupedRow) => rows.filter((row) => row[column] !== null);
  const byDay = new Map(of('day').map((row) => [row.day, row]));
  // As before customers could fetch, while all orders were brought.
  const fulfilments = of('fulfilment');
  const zones = of('zone');
  const total = rows.find(({ whole }) => whole) ?? nothing;
  return {
    span: { first: total.first, last: total.last },
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
    hours: of('hour').map((row) => ({
      weekday: row.weekday as Weekday,
      hour: hourOf(row.hour ?? 0),
      ...sumsFrom(row),
    })),
    groups: [
      ...of('payment').map((row) => groupOf('payment', paymentToWire(paymentNamed(row.payment ?? '')), row)),
      ...(fulfilments.some(({ fulfilment }) => fulfilment === 'pickup')
        ? fulfilments.map((row) => groupOf('delivery', fulfilmentNames[row.fulfilment ?? 'delivery'], row))
        : []),
      ...(zones.some(({ zone }) => zone !== '') ? zones.map((row) => groupOf('zone', row.zone, row)) : []),
    ],
    lost: of('outcome').map(({ outcome, cause, received, lost_amount }) => ({
      outcome: outcome as LostOutcome,
      cause,
      orders: received,
      amount: lost_amount as Cents,
    })),
  };
}

const groupOf = (group: ReportGroup, name: string | null, row: SumsRow): GroupSums => ({
  group,
  name: name ?? '',
  ...sumsFrom(row),
});

const none: SumsRow = {
  received: 0,
  delivered: 0,
  sales: 0,
  fees: 0,
  discounts: 0,
  active: 0,
  lost: 0,
  lost_amount: 0,
  promised: 0,
  kept: 0,
  examples: 0,
};

const nothing = { ...none, first: 0, last: 0 };

const feesFrom = ({ fees, discounts }: SumsRow): FeeSums => ({
  ...(fees > 0 && { fees: fees as Cents }),
  ...(discounts > 0 && { discounts: discounts as Cents }),
});

const sumsFrom = ({ received, delivered, sales }: SumsRow): OrderSums => ({
  received,
  delivered,
  sales: sales as Cents,
});
