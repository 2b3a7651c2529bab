import { orderToWire, placeOrder } from '@crepas/api';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectTimeoutMs } from '../src/db/postgres/openPool.ts';
import { type Answer, ask } from './harness/ask.ts';
import { describeOnPostgres } from './harness/databases.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { aCustomer } from './harness/placing.ts';
import { type Postgres, startPostgres } from './harness/postgres.ts';
import { type Server, startServer } from './harness/server.ts';

const untried = 'Few connections were not tried.';

describeOnPostgres('two servers on a database that admits six connections', untried, () => {
  let postgres: Postgres;
  let admin: Client;
  let servers: readonly Server[];
  beforeAll(async () => {
    postgres = await startPostgres();
    admin = new Client({ connectionString: postgres.url });
    await admin.connect();
    await admin.query('create role shop login connection limit 6');
    await admin.query('create database shop owner shop');
    const url = new URL(postgres.url);
    url.username = 'shop';
    url.pathname = '/shop';
    const env = { DATABASE_URL: url.href };
    servers = await Promise.all([startServer({ env }), startServer({ env })]);
  });
  afterAll(async () => {
    for (const server of servers ?? []) {
      await server.stop();
      removeDataDir(server.dataDir);
    }
    await admin?.end();
    await postgres?.stop();
  });

  it('every order waits for a connection, and none is refused', async () => {
    const customers = await Promise.all(
      Array.from({ length: 24 }, async (_, place) => {
        const server = servers[place % servers.length];
        if (!server) throw new Error('No server');
        return { server, customer: await aCustomer(server) };
      }),
    );
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await Promise.all(
        customers.map(async ({ server, customer: { draft, token } }) => {
          const order = { payload: orderToWire(draft), key: crypto.randomUUID() };
          statuses.push(await statusOf(() => ask(server, placeOrder, order, token)));
        }),
      );
    }
    const refused = statuses.filter((status) => status === 503).length;
    expect({ refused, of: statuses.length }).toEqual({ refused: 0, of: 240 });
    expect(new Set(statuses)).toEqual(new Set([201]));
  });

  /** A slow machine has no connection free for so long: such an order is sent again. One that does not wait is refused before. */
  async function statusOf(send: () => Promise<Answer>): Promise<number> {
    for (;;) {
      const start = performance.now();
      const { status } = await send();
      // A timer may end a millisecond early.
      if (status !== 503 || performance.now() - start < connectTimeoutMs - 10) return status;
    }
  }

  it('a password that was changed is a lost connection, and the next right one is taken', async () => {
    const [server] = servers;
    const ready = async () => (await fetch(`${server?.url}/readyz`)).status;
    await admin.query('alter role shop nologin');
    await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where usename = 'shop'");
    await expect.poll(ready, { timeout: 60_000 }).toBe(503);
    const orders = await fetch(`${server?.url}/api/shop/privado`);
    expect(orders.status).toBe(401);
    await admin.query('alter role shop login');
    await expect.poll(ready, { timeout: 60_000 }).toBe(200);
  });
});
