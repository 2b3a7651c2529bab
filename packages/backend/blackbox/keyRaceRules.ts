import { randomUUID } from 'node:crypto';
import { orderToWire, placeOrder } from '@crepas/api';
import type { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { type Answer, ask } from './harness/ask.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import { connectedTo, untilSessionWaits } from './harness/postgres.ts';
import type { Address } from './harness/server.ts';

/**
 * A repeated order while the first request is being written, which needs several sessions. The first request is a session
 * of the test, because a server cannot be slowed down.
 */
export function describeKeyRaces(server: () => Address, databaseUrl: () => string): void {
  const connected = () => connectedTo(databaseUrl());

  /** The answer to the repeated order, which arrives before the writing session commits. */
  async function askedTwice(customer: Customer, before: (client: Client) => Promise<unknown>) {
    const [writing, other] = [await connected(), await connected()];
    const [placed, key] = [await customer.place(), randomUUID()];
    await before(other);
    await writing.query('begin');
    // Writes a key for the existing order.
    await writing.query(
      `insert into idempotency_keys (key, request_hash, order_id)
       select $1, request_hash, order_id from idempotency_keys where order_id = $2`,
      [key, placed],
    );
    const { draft, token } = customer;
    const again: Promise<Answer> = ask(server(), placeOrder, { payload: orderToWire(draft), key }, token);
    await Promise.race([again, untilSessionWaits(other)]);
    await writing.query('commit');
    const { status, body } = await again;
    return { status, body, placed };
  }

  describe('a repeated order while its first request is being written', () => {
    it('is written once', async () => {
      const { status, body, placed } = await askedTwice(await aCustomer(server()), async () => undefined);
      expect({ status, body }).toMatchObject({ status: 200, body: { id_pedido: placed } });
    });

    it('is not refused if the menu changed after the first request', async () => {
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
