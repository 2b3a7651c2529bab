import { randomUUID } from 'node:crypto';
import { orderToWire, placeOrder } from '@crepas/api';
import { Client } from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type Answer, ask } from './harness/ask.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import { untilSomebodyWaits } from './harness/postgres.ts';
import type { Address } from './harness/server.ts';

/**
 * The same order once more while the first is just being written: only a database with several sessions can get it
 * wrong. The first one is a session of the test's, for no server takes its time as told.
 */
export function describeKeyRaces(server: () => Address, databaseUrl: () => string): void {
  async function connected(): Promise<Client> {
    const client = new Client({ connectionString: databaseUrl() });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  }

  /** What the same order is answered that comes while another session is writing it, and then commits. */
  async function askedTwice(customer: Customer, before: (client: Client) => Promise<unknown>) {
    const [writing, other] = [await connected(), await connected()];
    const [placed, key] = [await customer.place(), randomUUID()];
    await before(other);
    await writing.query('begin');
    // As the order that is there was written, under one more key.
    await writing.query(
      `insert into idempotency_keys (key, request_hash, order_id)
       select $1, request_hash, order_id from idempotency_keys where order_id = $2`,
      [key, placed],
    );
    const { draft, token } = customer;
    const again: Promise<Answer> = ask(server(), placeOrder, { payload: orderToWire(draft), key }, token);
    await Promise.race([again, untilSomebodyWaits(other)]);
    await writing.query('commit');
    const { status, body } = await again;
    return { status, body, placed };
  }

  describe('an order whose first request is under way', () => {
    it('is written once', async () => {
      const { status, body, placed } = await askedTwice(await aCustomer(server()), async () => undefined);
      expect({ status, body }).toMatchObject({ status: 200, body: { id_pedido: placed } });
    });

    it('is not refused for a menu that changed after the first came', async () => {
      const raise = (cents: number) => (client: Client) =>
        client.query('update products set price_cents = price_cents + $1', [cents]);
      const customer = await aCustomer(server());
      const { status, body, placed } = await askedTwice(customer, raise(100)).finally(async () =>
        raise(-100)(await connected()),
      );
      expect({ status, body }).toMatchObject({ status: 200, body: { id_pedido: placed } });
    });
  });
}
