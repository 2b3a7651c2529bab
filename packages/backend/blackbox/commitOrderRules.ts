import { changeStage } from '@crepas/api';
import { expect, it } from 'vitest';
import { ask } from './harness/ask.ts';
import { type EventReader, followEvents, type ReceivedEvent } from './harness/followEvents.ts';
import { aCustomer } from './harness/placing.ts';
import { connectedTo, untilSessionWaits } from './harness/postgres.ts';
import type { Address } from './harness/server.ts';
import { signInStaff } from './harness/signIn.ts';

/** Only possible with several sessions: an event's id is assigned before its transaction commits. */
export function describeCommitOrder(server: () => Address, databaseUrl: () => string): void {
  it('an event of a slow transaction is not skipped', async () => {
    const staff = await signInStaff(server());
    const customer = await aCustomer(server());
    const [slow, fast] = [await customer.place(), await customer.place()];
    const reader = await followEvents(server(), staff);
    const other = await connectedTo(databaseUrl());

    await other.query('begin');
    const { rows } = await other.query<{ id: number }>(
      `insert into order_events (order_id, stage) values ($1, 'received') returning id`,
      [slow],
    );
    const overtaking = ask(server(), changeStage, { id: fast, stage: 'accepted' }, staff);
    await Promise.race([overtaking, untilSessionWaits(other)]);
    await other.query('commit');

    const received = [await nextSince(reader, Number(rows[0]?.id)), await reader.next()];
    expect(received.map((event) => event?.order.id)).toEqual([slow, fast]);
    expect((await overtaking).status).toBe(200);
    reader.leave();
  });
}

/** An event from before the subscription may still arrive. */
async function nextSince(reader: EventReader, id: number): Promise<ReceivedEvent | null> {
  let event = await reader.next();
  while (event && Number(event.id) < id) event = await reader.next();
  return event;
}
