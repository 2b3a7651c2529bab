import { changeStage, getActiveOrders, orderEventsPath } from '@crepas/api';
import type { OrderStage } from '@crepas/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import { followEvents } from './harness/followEvents.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import type { Address } from './harness/server.ts';
import { signInStaff } from './harness/signIn.ts';

/** Rules of the order event stream, for both databases. */
export function describeEventRules(server: () => Address): void {
  let staff: string;
  let customer: Customer;
  beforeAll(async () => {
    staff = await signInStaff(server());
    customer = await aCustomer(server());
  });

  it('sends an event when an order is placed and at each transition, as in the list of the staff', async () => {
    const reader = await followEvents(server(), staff);
    const id = await customer.place();
    const placed = await reader.next();
    const rows = await askStrictly(server(), getActiveOrders, undefined, staff);
    expect(placed?.order).toEqual(rows.find((row) => row.id === id));

    const ids = [Number(placed?.id)];
    for (const stage of ['accepted', 'preparing', 'onTheWay', 'delivered'] satisfies OrderStage[]) {
      const changed = await askStrictly(server(), changeStage, { id, stage }, staff);
      const received = await reader.next();
      expect(received?.order).toEqual(changed);
      ids.push(Number(received?.id));
    }
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => a - b));
    reader.leave();
  });

  describe('a tablet that reconnects', () => {
    it('receives each missed event once and in order', async () => {
      const reader = await followEvents(server(), staff);
      await customer.place();
      await reader.next();
      reader.leave();
      const missed = [await customer.place(), await customer.place(), await customer.place()];

      const again = await followEvents(server(), staff, reader.lastId());
      const received = [await again.next(), await again.next(), await again.next()];
      expect(received.map((event) => event?.order.id)).toEqual(missed);
      const next = await customer.place();
      expect((await again.next())?.order.id).toBe(next);
      again.leave();
    });

    it('misses nothing if it disconnected before the first event', async () => {
      const reader = await followEvents(server(), staff);
      reader.leave();
      const missed = await customer.place();
      const again = await followEvents(server(), staff, reader.lastId());
      expect((await again.next())?.order.id).toBe(missed);
      again.leave();
    });
  });

  it('two hundred streams all receive an event', async () => {
    const readers = await Promise.all(Array.from({ length: 200 }, () => followEvents(server(), staff)));
    const id = await customer.place();
    const received = await Promise.all(readers.map((reader) => reader.next()));
    expect(new Set(received.map((event) => event?.order.id))).toEqual(new Set([id]));
    for (const reader of readers) reader.leave();
  });

  it('customers and anonymous callers are refused', async () => {
    const url = `${server().url}/api${orderEventsPath}`;
    const asCustomer = await fetch(url, { headers: { Authorization: `Bearer ${customer.token}` } });
    expect([asCustomer.status, (await fetch(url)).status]).toEqual([403, 401]);
    expect((await fetch(`${url}?token=${staff}`)).status).toBe(401);
  });
}
