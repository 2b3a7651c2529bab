import { getOrdersOfPhone } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import { isElsewhere } from './harness/backend.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import { followEvents } from './harness/followEvents.ts';
import { isUnavailable, keepOrdering } from './harness/keepOrdering.ts';
import { hasPostgres, type Postgres, startPostgres } from './harness/postgres.ts';
import { type Server, startServer, untilUnready } from './harness/server.ts';
import { signInCustomer, signInStaff } from './harness/signIn.ts';

if (!hasPostgres && !isElsewhere) {
  console.warn('SKIPPED: no PostgreSQL on this machine. Its restart under load was not tried.');
}

const phone = '5520000002' as PhoneNumber;

describe.skipIf(!hasPostgres || isElsewhere)('PostgreSQL that crashes while orders come in', () => {
  let postgres: Postgres;
  let server: Server;
  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startServer({ env: { DATABASE_URL: postgres.url } });
  });
  afterAll(async () => {
    await server?.stop();
    await postgres?.stop();
    if (server) removeDataDir(server.dataDir);
  });

  it('loses no order, duplicates none, and the server continues after it', async () => {
    const token = await signInCustomer(server, phone);
    const events = await followEvents(server, await signInStaff(server));
    const ordering = keepOrdering(server, draftFor(phone, await fillCart(server)), token);
    await ordering.untilAcknowledged(40);
    await postgres.crash();
    await ordering.untilRefused(8);

    await untilUnready(server);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect((await fetch(`${server.url}/api/promo`)).status).toBe(200);

    await postgres.start();
    await ordering.untilAcknowledged(ordering.acknowledged.size + 40);
    await ordering.finish();

    expect(ordering.refusals.filter((answer) => !isUnavailable(answer))).toEqual([]);
    const kept = (await askStrictly(server, getOrdersOfPhone, phone, token)).map(({ id }) => id);
    expect(sorted(kept)).toEqual(sorted(ordering.acknowledged.values()));
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

    // The stream stayed open and has an event of each order.
    const missing = new Set<number>(kept);
    while (missing.size > 0) missing.delete((await events.next())?.order.id ?? 0);
    events.leave();
  }, 60_000);
});

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);
