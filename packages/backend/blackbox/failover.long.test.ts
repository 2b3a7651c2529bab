import { customerEventsPath } from '@crepas/api';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hasFailoverTools } from './failover/cluster.ts';
import { disk } from './failover/disk.ts';
import { holdOrders } from './failover/holdOrders.ts';
import { openShop, type Shop } from './failover/shop.ts';
import { expectPages, expectRows, type Pages, statements } from './harness/assertConsistent.ts';
import { isElsewhere } from './harness/backend.ts';
import { followOrders } from './harness/followOrders.ts';
import { type Evening, startEvening } from './harness/orderLoad.ts';
import { aCustomer } from './harness/placing.ts';
import { rowsOf } from './harness/rows.ts';
import { signInStaff } from './harness/signIn.ts';

const canRun = hasFailoverTools && !isElsewhere;
if (!hasFailoverTools && !isElsewhere) {
  console.warn(
    'SKIPPED: no pg_auto_failover, PostgreSQL, HAProxy or nginx on this machine. A shop on several machines was not tried.',
  );
}

/**
 * The shop promises 2 s and 15 s on machines of its own. Here, all machines are processes of one, beside other tests: the bound is to find
 * what hangs, the figure is printed.
 */
const boundMs = { deadServer: 60_000, deadPrimary: 180_000 };
/** A failover, and the return of the old primary. */
const timeout = 900_000;

describe.skipIf(!canRun)('a shop on several machines, while orders come in', () => {
  let shop: Shop;
  let pages: Pages;
  let evening: Evening;
  beforeAll(async () => {
    shop = await openShop(disk);
    const { address } = shop;
    const staff = await signInStaff(address);
    const customers = [await aCustomer(address), await aCustomer(address), await aCustomer(address)];
    const follow = (token: string, path?: string) =>
      followOrders(address, { token, ...(path && { path }), outlastsFailures: true });
    const own = customers.map(
      async (customer) =>
        [customer, await follow(customer.token, customerEventsPath(customer.phone))] as const,
    );
    pages = { boards: [await follow(staff)], customers: new Map(await Promise.all(own)) };
    evening = startEvening(address, customers, staff);
    await evening.untilOrdered(10);
  });
  afterAll(async () => {
    await evening?.pause();
    for (const page of pages ? [...pages.boards, ...pages.customers.values()] : []) await page.leave();
    await shop?.stop();
  });

  /** Lets it happen during the evening, then compares what everybody was told. */
  async function afterwards(name: string, disaster: () => Promise<void> | void): Promise<number> {
    // A server that an earlier disaster ended may still be starting.
    await shop.untilReady();
    const waits = evening.watchWaits();
    await disaster();
    await evening.untilOrdered(20);
    await evening.pause();
    expectRows(await rowsOf(shop.databaseUrl, statements), evening.ledger);
    await expectPages(evening.ledger, pages);
    expect(evening.wrongAnswers).toEqual([]);
    evening.goOn();
    console.log(`${name}: the longest wait for an order was ${(waits.maxMs() / 1000).toFixed(1)} s`);
    return waits.maxMs();
  }

  it('a killed server', async () => {
    const maxMs = await afterwards('a killed server', () => shop.servers[1].kill());
    expect(maxMs).toBeLessThan(boundMs.deadServer);
  });

  it('a killed nginx, whose orders are written and not answered', () =>
    afterwards('a killed nginx', async () => {
      const write = await holdOrders(shop.databaseUrl);
      shop.nginx.kill();
      await write();
    }));

  it('a killed HAProxy', () => afterwards('a killed HAProxy', () => shop.haproxy.kill()));

  it.skipIf(!disk.isHere)('a full disk of the primary', () =>
    afterwards('a full disk', async () => {
      await shop.cluster.untilComplete();
      const free = disk.fill((await shop.cluster.primary()).folder);
      await evening.untilRefused(6);
      free();
    }),
  );

  it(
    'a dead primary',
    async () => {
      await shop.cluster.untilComplete();
      const primary = await shop.cluster.primary();
      const maxMs = await afterwards('a dead primary', () => primary.kill());
      expect(maxMs).toBeLessThan(boundMs.deadPrimary);
      expect((await shop.cluster.primary()).name).not.toBe(primary.name);
      primary.start();
      await shop.cluster.untilComplete();
    },
    timeout,
  );

  it(
    'a primary that is paused, and wakes up when another has taken its place',
    async () => {
      await shop.cluster.untilComplete();
      const primary = await shop.cluster.primary();
      const writer = new Client({ connectionString: primary.url });
      writer.on('error', () => undefined);
      await writer.connect();
      await writer.query('create table if not exists split_brain (at timestamptz)');
      let wake = () => {};
      const maxMs = await afterwards('a paused primary', () => {
        wake = primary.pause();
      });
      expect(maxMs).toBeLessThan(boundMs.deadPrimary);

      // This write was sent to the paused node, not by way of HAProxy: it is the first thing that the node sees.
      const write = writer.query('insert into split_brain values (now())').then(
        () => 'acknowledged',
        () => 'refused',
      );
      await afterwards('its waking up', () => wake());
      expect(await write).toBe('refused');
      await writer.end().catch(() => undefined);
      await shop.cluster.untilComplete();
      expect((await shop.cluster.primary()).name).not.toBe(primary.name);
    },
    timeout,
  );
});
