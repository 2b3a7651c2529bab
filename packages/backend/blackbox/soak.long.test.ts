import { setTimeout as delay } from 'node:timers/promises';
import { customerEventsPath, getPushKey, subscribePush } from '@crepas/api';
import { describe, expect } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import { expectEvents, expectPages, expectRows, type Pages, statements } from './harness/assertConsistent.ts';
import { isElsewhere } from './harness/backend.ts';
import { itOnBothDatabases, vapid } from './harness/databases.ts';
import { followOrders } from './harness/followOrders.ts';
import { type Acknowledged, startEvening } from './harness/orderLoad.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import { aDevice } from './harness/pushDevice.ts';
import { signInStaff } from './harness/signIn.ts';
import { openSoakedShop, type SoakedShop } from './soak/shop.ts';

/**
 * An evening in fast motion over a network that breaks: what it leaves behind in the memory of the servers, and whether all
 * pages had each of their events. What an order may do is the random evenings' subject.
 */

const isLong = process.env.SOAK === 'evening';
const size = isLong
  ? { orders: 500, tablets: 5, customers: 200, cuts: 20 }
  : { orders: 40, tablets: 2, customers: 15, cuts: 4 };
const timeout = isLong ? 1_800_000 : 900_000;
/** Customers who order at the same time; the others only follow their page. */
const ordering = 12;

/** What the servers may hold after the evening, as a share of what they held before it. */
const memoryBound = 1.15;

const steps = ['accepted', 'preparing', 'onTheWay', 'delivered'] as const;

type People = Pages & { readonly staff: string; readonly leave: () => Promise<void> };

/** Everybody signs in, follows the orders and subscribes a device. */
async function gather({ first, streams }: SoakedShop): Promise<People> {
  const pushKey = await askStrictly(first, getPushKey, undefined);
  const subscribe = async (token: string) =>
    askStrictly(first, subscribePush, await aDevice(first, pushKey), token);
  const follow = (token: string, index: number, path?: string) =>
    followOrders(streams[index % streams.length] ?? streams[0], { token, ...(path && { path }) });
  const staff = await signInStaff(first);
  const boards = [];
  for (let index = 0; index < size.tablets; index += 1) {
    await subscribe(staff);
    boards.push(await follow(staff, index));
  }
  const customers = new Map<Customer, Awaited<ReturnType<typeof follow>>>();
  for (let index = 0; index < size.customers; index += 1) {
    const customer = await aCustomer(first);
    await subscribe(customer.token);
    customers.set(customer, await follow(customer.token, index, customerEventsPath(customer.phone)));
  }
  const pages = [...boards, ...customers.values()];
  const leave = async () => void (await Promise.all(pages.map((page) => page.leave())));
  return { staff, boards, customers, leave };
}

/** Orders at every server, while the network breaks now and then. */
async function passes(
  shop: SoakedShop,
  { customers, staff }: People,
  { orders, cuts }: { readonly orders: number; readonly cuts: number },
): Promise<readonly Acknowledged[]> {
  const { servers } = shop;
  const eager = [...customers.keys()].slice(0, ordering);
  const evenings = servers.map((server, place) =>
    startEvening(
      server,
      eager.filter((_, index) => index % servers.length === place),
      staff,
      steps,
    ),
  );
  const all = () => evenings.flatMap(({ ledger }) => ledger);
  for (let cut = 1; cut <= cuts; cut += 1) {
    const goal = all().length + orders / cuts;
    while (all().length < goal) await delay(20);
    const mend = shop.cutNetwork();
    await delay(500);
    mend();
  }
  await Promise.all(evenings.map(({ pause }) => pause()));
  expect(evenings.flatMap(({ wrongAnswers }) => wrongAnswers)).toEqual([]);
  return all();
}

/** A stream is forgotten a moment after its page has left. */
const expectStreams = (shop: SoakedShop, count: number) =>
  expect.poll(shop.heldStreams, { timeout: 120_000, message: 'streams held by the servers' }).toBe(count);

async function leavesNothingBehind(databaseUrl: string | null): Promise<void> {
  const shop = await openSoakedShop(databaseUrl, vapid);
  try {
    // Opens and closes each stream once: what is created only once is there before the memory is measured.
    const first = await gather(shop);
    const earlier = await passes(shop, first, { orders: 20, cuts: 1 });
    await first.leave();
    const before = await shop.heldBytes();

    const people = await gather(shop);
    await expectStreams(shop, size.tablets + size.customers);
    const ledger = await passes(shop, people, size);
    await expectPages(ledger, people, earlier);
    await people.leave();
    await expectStreams(shop, 0);
    const share = (await shop.heldBytes()) / before;
    const memory = `${(before / 1e6).toFixed(1)} MB before, ${share.toFixed(3)} of it after`;
    console.log(
      `${ledger.length} orders, network cut ${people.boards[0]?.reconnects()} times, memory: ${memory}`,
    );
    expect(share, 'memory').toBeLessThan(memoryBound);
    const rows = await shop.end(statements);
    expectRows(rows, [...earlier, ...ledger]);
    expectEvents(rows, people);
  } finally {
    await shop.remove();
  }
}

describe.skipIf(isElsewhere)(
  `an evening in fast motion (${size.orders} orders) leaves nothing behind; two servers on PostgreSQL`,
  () => itOnBothDatabases(leavesNothingBehind, timeout),
);
