import type { OrderId } from '@crepas/domain';
import { expect } from 'vitest';
import type { Followed } from './followOrders.ts';
import type { Acknowledged } from './orderLoad.ts';
import type { Customer } from './placing.ts';
import type { Row } from './rows.ts';

/** Every page that follows the evening by its stream. */
export type Pages = {
  readonly boards: readonly Followed[];
  readonly customers: ReadonlyMap<Customer, Followed>;
};

/** Beyond a heartbeat of the server (15 s), which sends what a lost notification did not. */
const withinMs = 90_000;

type Story = readonly { readonly id: OrderId; readonly stage: string | null }[];

const storyOf = (orders: Iterable<Story[number]>): Story =>
  [...orders].map(({ id, stage }) => ({ id, stage })).sort((one, other) => one.id - other.id);

/**
 * Every page has its orders at their stage.
 *
 * @param earlier orders of before the pages were opened: a page hears of those that nobody answers, by their alerts
 */
export async function expectPages(
  ledger: readonly Acknowledged[],
  pages: Pages,
  earlier: readonly Acknowledged[] = [],
): Promise<void> {
  for (const board of pages.boards) await expectPage(board, ledger, earlier, 'a board');
  for (const [customer, page] of pages.customers) {
    const own = ledger.filter((entry) => entry.customer === customer);
    await expectPage(page, own, earlier, `the page of ${customer.phone}`);
  }
}

async function expectPage(
  { orders, faults }: Followed,
  ledger: readonly Acknowledged[],
  earlier: readonly Acknowledged[],
  message: string,
): Promise<void> {
  const told = () => [...orders.values()].filter(({ id }) => !earlier.some((entry) => entry.id === id));
  await expect.poll(() => storyOf(told()), { timeout: withinMs, message }).toEqual(storyOf(ledger));
  expect(faults).toEqual([]);
}

export const statements = [
  'select id, stage from orders order by id',
  'select count(*)::int as keys, count(distinct order_id)::int as orders from idempotency_keys',
  'select order_events.id::int as id, phone from order_events join orders on orders.id = order_id order by order_events.id',
] as const;

/** No acknowledged order is lost, and none is there twice. */
export function expectRows(
  [orders = [], keys = []]: readonly (readonly Row[])[],
  ledger: readonly Acknowledged[],
): void {
  expect(orders).toEqual(storyOf(ledger));
  expect(keys).toEqual([{ keys: ledger.length, orders: ledger.length }]);
}

/**
 * Each page received each of its events once, up to its last one. That one may already show what later events tell again,
 * so a page may have left before those came.
 */
export function expectEvents([, , events = []]: readonly (readonly Row[])[], pages: Pages): void {
  const idsFor = ({ received: { after, ids } }: Followed, phone?: string) =>
    events
      .filter(({ id }) => Number(id) > after && Number(id) <= (ids.at(-1) ?? after))
      .filter((event) => (phone ?? event.phone) === event.phone)
      .map(({ id }) => id);
  for (const board of pages.boards) expect(board.received.ids).toEqual(idsFor(board));
  for (const [{ phone }, page] of pages.customers) expect(page.received.ids).toEqual(idsFor(page, phone));
}
