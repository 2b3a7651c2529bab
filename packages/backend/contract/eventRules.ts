import { expect, it } from 'vitest';
import { followEvents } from './harness/followEvents.ts';
import { signedInPeople } from './harness/people.ts';
import type { Address } from './harness/server.ts';

/** The order event stream on a whole server, for both databases; its rules: `src/http/orderEvents.test.ts`. */
export function describeEventRules(server: () => Address): void {
  const people = signedInPeople(server);

  it('a tablet that reconnects receives each missed event once and in order', async () => {
    const reader = await followEvents(server(), people.staff);
    reader.leave();
    const place = () => people.customer.place();
    const missed = [await place(), await place(), await place()];
    const again = await followEvents(server(), people.staff, reader.lastId());
    const ids = missed.concat(await place());
    const received = [];
    for (const _ of ids) received.push((await again.next())?.order.id);
    expect(received).toEqual(ids);
    again.leave();
  });

  it('two hundred streams all receive an event', async () => {
    const readers = await Promise.all(
      Array.from({ length: 200 }, () => followEvents(server(), people.staff)),
    );
    const id = await people.customer.place();
    const received = await Promise.all(readers.map((reader) => reader.next()));
    expect(new Set(received.map((event) => event?.order.id))).toEqual(new Set([id]));
    for (const reader of readers) reader.leave();
  });
}
