import type { OrderId, StaffOrder } from '@crepas/domain';
import { expect } from 'vitest';
import type { Followed } from '../harness/followOrders.ts';
import type { Row } from '../harness/rows.ts';
import type { People } from './people.ts';
import type { LedgerEntry } from './playOrders.ts';

const withinMs = 30_000;

const stageOf = ({ reached }: LedgerEntry) => reached.at(-1) ?? 'received';
const byId = (ledger: readonly LedgerEntry[]) => [...ledger].sort((one, other) => one.id - other.id);
const storyOf = (entry: LedgerEntry) => ({ id: entry.id, stage: stageOf(entry), endedBy: entry.endedBy });
const shown = ({ id, stage, endedBy }: Pick<StaffOrder, 'id' | 'stage' | 'endedBy'>) => ({
  id,
  stage,
  endedBy: endedBy ?? null,
});

/** After the evening every page and device was told what the callers were told. What is read: the random evening. */
export async function assertConsistent(people: People, ledger: readonly LedgerEntry[]): Promise<void> {
  const evening = byId(ledger);
  for (const { board } of people.tablets) {
    await expect
      .poll(() => [...board.orders.values()].sort((one, other) => one.id - other.id).map(shown), {
        timeout: withinMs,
        message: 'a board',
      })
      .toEqual(evening.map(storyOf));
    expect(board.faults).toEqual([]);
  }
  for (const guest of people.guests) {
    const own = evening.filter((entry) => entry.guest === guest);
    const seen = () => [...guest.page.orders.values()].sort((one, other) => one.id - other.id).map(shown);
    await expect
      .poll(seen, { timeout: withinMs, message: `the page of ${guest.phone}` })
      .toEqual(own.map(storyOf));
    expect(guest.page.faults).toEqual([]);
  }
  await expectMessages(people, evening);
}

/** No device hears twice of the same, nor of the orders of others, nor of what did not happen. */
async function expectMessages(people: People, all: readonly LedgerEntry[]): Promise<void> {
  for (const { device } of people.tablets) {
    const heard = (await device.arrived()).map(({ titulo }) => titulo);
    expect(heard).toEqual([...new Set(heard)]);
  }
  for (const guest of people.guests) {
    if (!guest.device) continue;
    const own = all.filter((entry) => entry.guest === guest);
    const must = own.filter((entry) => stageOf(entry) === 'rejected').map(({ id }) => rejected(id));
    const may = own.flatMap(({ id, reached }) => [
      ...(reached.includes('accepted') ? [`La tienda aceptó tu pedido #${id}`] : []),
      ...(reached.includes('onTheWay') ? [`Tu pedido #${id} va en camino`] : []),
      ...(reached.includes('cancelled') ? [`Tu pedido #${id} fue cancelado`] : []),
    ]);
    const { device, isHealthy, phone } = guest;
    const arrived = async () => (await device.arrived()).map(({ titulo }) => titulo);
    if (isHealthy) {
      const refusals = async () => (await arrived()).filter((title) => must.includes(title)).sort();
      await expect
        .poll(refusals, { timeout: withinMs, message: `rejections told to ${phone}` })
        .toEqual(must.sort());
    }
    const heard = await arrived();
    expect(heard).toEqual([...new Set(heard)]);
    expect(heard.filter((title) => ![...must, ...may].includes(title))).toEqual([]);
  }
}

const rejected = (id: OrderId) => `La tienda no pudo tomar tu pedido #${id}`;

/** Read when the servers have stopped. */
export const statements = [
  'select id, stage, total_cents::int as total from orders order by id',
  `select orders.id, count(order_events.id)::int as events,
     1 + num_nonnulls(accepted_at, preparing_at, on_the_way_at, delivered_at, rejected_at, cancelled_at,
       staff_alerted_at, owner_alerted_at, nullif(staff_alert_reached, 0), nullif(owner_alert_reached, 0)) as changes
   from orders left join order_events on order_id = orders.id group by orders.id order by orders.id`,
  'select order_events.id::int as id, phone from order_events join orders on orders.id = order_id order by order_events.id',
  'select count(*)::int as keys, count(distinct order_id)::int as orders from idempotency_keys',
] as const;

/** The tables: each order once, one event for each of its changes, one key for each order. */
export function expectTables(
  [orders = [], changes = [], events = [], keys = []]: readonly (readonly Row[])[],
  ledger: readonly LedgerEntry[],
  people: People,
): void {
  const all = byId(ledger);
  expect(orders).toEqual(
    all.map((entry) => ({ id: entry.id, stage: stageOf(entry), total: entry.draft.total })),
  );
  expect(changes.filter((order) => order.events !== order.changes)).toEqual([]);
  expect(keys).toEqual([{ keys: all.length, orders: all.length }]);
  // Each page received each of its events once.
  const idsFor = ({ received }: Followed, phone?: string) =>
    events
      .filter((event) => Number(event.id) > received.after && (phone ?? event.phone) === event.phone)
      .map(({ id }) => id);
  for (const { board } of people.tablets) expect(board.received.ids).toEqual(idsFor(board));
  for (const { page, phone } of people.guests) expect(page.received.ids).toEqual(idsFor(page, phone));
}
