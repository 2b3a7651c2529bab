import { randomUUID } from 'node:crypto';
import { getActiveOrders, orderToWire, pauseShop, placeOrder, resumeShop } from '@crepas/api';
import { describe, expect, it } from 'vitest';
import { advisoryLocks } from '../src/db/advisoryLocks.ts';
import { ask, askStrictly } from './harness/ask.ts';
import { aCustomer } from './harness/placing.ts';
import { connectedTo, untilSessionWaits } from './harness/postgres.ts';
import type { Address } from './harness/server.ts';
import { signInStaff } from './harness/signIn.ts';

/**
 * A pause and an order at the same time, which needs several sessions. One of the two is a session of the
 * test, because a server cannot be slowed down.
 */
export function describeShopRaces(server: () => Address, databaseUrl: () => string): void {
  describe('a pause while an order is being written', () => {
    const connected = () => connectedTo(databaseUrl());

    it('an order that arrives while a pause is written waits for it, and is refused', async () => {
      const [pausing, looking] = [await connected(), await connected()];
      const [staff, customer] = [await signInStaff(server()), await aCustomer(server())];
      // The row exists, so the update is invisible until its commit: only the lock makes the order wait.
      await askStrictly(server(), resumeShop, undefined, staff);
      await pausing.query('begin');
      await pausing.query('select pg_advisory_xact_lock($1)', [advisoryLocks.shop]);
      await pausing.query("update shop set paused_until = clock_timestamp() + interval '1 hour'");
      const { draft, token } = customer;
      const ordered = ask(server(), placeOrder, { payload: orderToWire(draft), key: randomUUID() }, token);
      await untilSessionWaits(looking);
      await pausing.query('commit');
      expect(await ordered).toMatchObject({ status: 409, body: { codigo: 'pausado' } });
      await askStrictly(server(), resumeShop, undefined, staff);
    });

    it('a pause is answered only after an order that is being written', async () => {
      const [ordering, looking] = [await connected(), await connected()];
      const staff = await signInStaff(server());
      await ordering.query('begin');
      await ordering.query('select orders_are_taken(null, null)');
      let isPaused = false;
      const paused = askStrictly(server(), pauseShop, { minutes: 5 }, staff).then(() => {
        isPaused = true;
      });
      await untilSessionWaits(looking);
      expect(isPaused).toBe(false);
      await ordering.query('commit');
      await paused;
      await askStrictly(server(), resumeShop, undefined, staff);
    });

    it('with many concurrent orders, no order appears after the pause is answered', async () => {
      const [staff, customer] = [await signInStaff(server()), await aCustomer(server())];
      const count = async () => (await askStrictly(server(), getActiveOrders, undefined, staff)).length;
      const { draft, token } = customer;
      const orders = Array.from({ length: 60 }, () =>
        ask(server(), placeOrder, { payload: orderToWire(draft), key: randomUUID() }, token),
      );
      await Promise.race(orders);
      await askStrictly(server(), pauseShop, { minutes: 5 }, staff);
      const counted = await count();
      const statuses = (await Promise.all(orders)).map(({ status }) => status);
      expect(await count()).toBe(counted);
      // 503: a slow machine may be too busy to take the order.
      expect([201, 409, 503]).toEqual(expect.arrayContaining([...new Set(statuses)]));
      await askStrictly(server(), resumeShop, undefined, staff);
    });
  });
}
