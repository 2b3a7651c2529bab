import { expect } from 'vitest';
import type { Row } from '../harness/rows.ts';

/** Read when the server has stopped. */
export const statements = [
  `select count(*)::int as orders, count(distinct idempotency_keys.order_id)::int as with_key,
     (select count(*)::int from idempotency_keys) as keys
   from orders left join idempotency_keys on order_id = orders.id`,
  `select orders.id, count(order_events.id)::int as events,
     1 + version + num_nonnulls(accepted_at, preparing_at, on_the_way_at, delivered_at, rejected_at, cancelled_at,
       staff_alerted_at, owner_alerted_at)
       -- Taken by telephone and accepted at once: one event for both. One that becomes for as soon as possible has minutes, too.
       - (taken_by is not null and promised_minutes is not null and accepted_at = placed_at)::int as changes,
     -- The start of a preparation is an event of its own, unless the kitchen was there before. One that moved may begin again, and take the step again.
     (preparation_told_at is not null)::int + 2 * version as starts,
     -- The shop's next opening may have moved often.
     alerts_from is not null as waited,
     -- Events are kept for seven days, and each evening is a day later.
     placed_at < max(placed_at) over () - interval '6 days' as expires
   from orders left join order_events on order_id = orders.id group by orders.id order by orders.id`,
  `select orders.id from orders left join order_lines on order_id = orders.id group by orders.id
   having total_cents - fee_cents + discount_cents <> coalesce(sum(unit_price_cents::bigint * quantity + extras_total_cents), 0)`,
] as const;

/** After all evenings: each order with one key and one event for each change, and with lines that make its total. */
export function expectTables(
  [counts = [], changes = [], wrongTotals = []]: readonly (readonly Row[])[],
  orders: number,
): void {
  expect(counts).toEqual([{ orders, with_key: orders, keys: orders }]);
  const isRight = ({ events, changes, starts, waited, expires }: Row) =>
    (expires || Number(events) >= Number(changes)) &&
    (waited || Number(events) <= Number(changes) + Number(starts));
  expect(changes.filter((order) => !isRight(order))).toEqual([]);
  expect(wrongTotals).toEqual([]);
}
