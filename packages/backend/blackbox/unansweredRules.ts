import {
  changeStage,
  getActiveOrders,
  getOrdersOfPhone,
  getPushKey,
  subscribePush,
  unsubscribePush,
} from '@crepas/api';
import { type OrderId, orderId } from '@crepas/domain';
import type { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { aCustomer } from './harness/placing.ts';
import { connectedTo } from './harness/postgres.ts';
import { aDevice } from './harness/pushDevice.ts';
import { type Address, startServer } from './harness/server.ts';
import { signInStaff } from './harness/signIn.ts';

/** Longer than the longest pause of a server between two looks at the orders. */
const withinMs = 60_000;
const count = 40;

/** Unanswered orders with several servers on one PostgreSQL, whose rows the test makes older. */
export function describeUnanswered(server: () => Address, databaseUrl: () => string, env: () => Env): void {
  describe('unanswered orders', () => {
    const connected = () => connectedTo(databaseUrl());
    const age = (client: Client, ids: readonly OrderId[], seconds: number) =>
      client.query(
        'update orders set placed_at = clock_timestamp() - make_interval(secs => $2) where id = any($1)',
        [ids, seconds],
      );
    const eventsOf = async (client: Client, ids: readonly OrderId[]) => {
      const { rows } = await client.query<{ count: number }>(
        'select count(*)::int as count from order_events where order_id = any($1) group by order_id',
        [ids],
      );
      return rows.map((row) => row.count);
    };
    const told = (client: Client, ids: readonly OrderId[]) => async () => {
      const { rows } = await client.query<{ count: number }>(
        'select count(owner_alerted_at)::int as count from orders where id = any($1)',
        [ids],
      );
      return rows[0]?.count;
    };

    it('take each step once with two servers, and their devices hear of it once', async () => {
      const [client, staff, customer] = [
        await connected(),
        await signInStaff(server()),
        await aCustomer(server()),
      ];
      const device = await aDevice(server(), await askStrictly(server(), getPushKey, undefined));
      await askStrictly(server(), subscribePush, device, staff);
      const ids = await Promise.all(Array.from({ length: count }, () => customer.place()));
      await age(client, ids, 180);
      await expect.poll(told(client, ids), { timeout: withinMs, interval: 200 }).toBe(count);
      const row = (await askStrictly(server(), getActiveOrders, undefined, staff)).find(
        ({ id }) => id === ids[0],
      );
      expect(row?.alerts).toMatchObject({ staff: expect.any(Date), owner: expect.any(Date) });
      const own = await askStrictly(server(), getOrdersOfPhone, customer.phone, customer.token);
      expect(own.every(({ isUnconfirmed }) => isUnconfirmed)).toBe(true);

      // Orders that earlier tests left unanswered alert the same device.
      const heard = async () =>
        (await device.arrived())
          .map(({ orden }) => orden)
          .filter((id) => ids.includes(orderId(id)))
          .sort((a, b) => a - b);
      await expect.poll(heard, { timeout: withinMs, interval: 200 }).toEqual([...ids].sort((a, b) => a - b));
      // Placed, told to staff, told to the owner, and the alert that reached the device.
      await expect
        .poll(() => eventsOf(client, ids), { timeout: withinMs, interval: 200 })
        .toEqual(ids.map(() => 4));
      await askStrictly(server(), unsubscribePush, device.endpoint, staff);
    });

    it('an order whose acceptance is being written is left alone', async () => {
      const [client, other, customer] = [await connected(), await connected(), await aCustomer(server())];
      const [accepted, waiting] = [await customer.place(), await customer.place()];
      await client.query('begin');
      await client.query("update orders set stage = 'accepted' where id = $1", [accepted]);
      await client.query(
        'update orders set placed_at = clock_timestamp() - make_interval(secs => 180) where id = $1',
        [accepted],
      );
      await age(other, [waiting], 180);
      await expect.poll(told(other, [waiting]), { timeout: withinMs, interval: 200 }).toBe(1);
      await client.query('commit');
      const { rows } = await client.query('select staff_alerted_at as at from orders where id = $1', [
        accepted,
      ]);
      expect(rows).toEqual([{ at: null }]);
    });

    it('a step of a killed session is taken by the others, once', async () => {
      const [client, killed, customer] = [await connected(), await connected(), await aCustomer(server())];
      killed.on('error', () => undefined);
      const id = await customer.place();
      const { rows } = await killed.query<{ pid: number }>('select pg_backend_pid() as pid');
      await killed.query('begin');
      await killed.query(
        'update orders set staff_alerted_at = now(), owner_alerted_at = now() where id = $1',
        [id],
      );
      await killed.query("insert into order_events (order_id, stage) values ($1, 'received')", [id]);
      await client.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await age(client, [id], 180);
      await expect.poll(told(client, [id]), { timeout: withinMs, interval: 200 }).toBe(1);
      expect(await eventsOf(client, [id])).toEqual([3]);
    });

    it('a server killed among its steps loses and repeats none', async () => {
      const [client, customer, staff] = [
        await connected(),
        await aCustomer(server()),
        await signInStaff(server()),
      ];
      const ids = await Promise.all(Array.from({ length: count }, () => customer.place()));
      const third = await startServer({ env: { DATABASE_URL: databaseUrl(), ...env() } });
      await age(client, ids, 180);
      // Another look of each server is due within seconds: the kill falls before, into or after the steps.
      await third.kill();
      removeDataDir(third.dataDir);
      await expect.poll(told(client, ids), { timeout: withinMs, interval: 200 }).toBe(count);
      expect(await eventsOf(client, ids)).toEqual(ids.map(() => 3));
      for (const id of ids.slice(0, 3)) {
        await askStrictly(server(), changeStage, { id, stage: 'accepted' }, staff);
      }
    });
  });
}

type Env = Readonly<Record<string, string>>;
