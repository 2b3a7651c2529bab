import type { OrderId } from '@crepas/domain';
import { expect } from 'vitest';
import type { Followed } from '../harness/followOrders.ts';
import type { Customer } from '../harness/placing.ts';
import { rowsOf } from '../harness/rows.ts';
import type { Acknowledged } from './orderLoad.ts';
import type { Shop } from './shop.ts';

/** Every page that follows the evening by its stream. */
export type Pages = {
  readonly board: Followed;
  readonly customers: ReadonlyMap<Customer, Followed>;
};

/** Beyond a heartbeat of the server (15 s), which sends what a lost notification did not. */
const withinMs = 40_000;

const statements = [
  'select id, stage from orders order by id',
  'select count(*)::int as keys, count(distinct order_id)::int as orders from idempotency_keys',
];

/** No acknowledged order is lost, none is there twice, and every page has the order at its stage. */
export async function assertConsistent(
  shop: Shop,
  ledger: readonly Acknowledged[],
  pages: Pages,
): Promise<void> {
  const told = storyOf(ledger);
  const [orders, keys] = await rowsOf(shop.databaseUrl, statements);
  expect(orders).toEqual(told);
  expect(keys).toEqual([{ keys: told.length, orders: told.length }]);
  await expectPage(pages.board, told, 'the board');
  for (const [customer, page] of pages.customers) {
    const own = ledger.filter((entry) => entry.customer === customer);
    await expectPage(page, storyOf(own), `the page of ${customer.phone}`);
  }
}

type Story = readonly { readonly id: OrderId; readonly stage: string | null }[];

const storyOf = (orders: Iterable<Story[number]>): Story =>
  [...orders].map(({ id, stage }) => ({ id, stage })).sort((one, other) => one.id - other.id);

async function expectPage({ orders, faults }: Followed, told: Story, message: string): Promise<void> {
  await expect.poll(() => storyOf(orders.values()), { timeout: withinMs, message }).toEqual(told);
  expect(faults).toEqual([]);
}
