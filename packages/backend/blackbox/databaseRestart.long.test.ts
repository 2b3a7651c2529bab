import { getOrdersOfPhone } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { expect, it } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import { describeOnPostgres, serverOnPostgres } from './harness/databases.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import { followEvents } from './harness/followEvents.ts';
import { isUnavailable, keepOrdering } from './harness/keepOrdering.ts';
import { untilUnready } from './harness/server.ts';
import { signInCustomer, signInStaff } from './harness/signIn.ts';

const phone = '5520000002' as PhoneNumber;

describeOnPostgres(
  'PostgreSQL that crashes while orders come in',
  'Its restart under load was not tried.',
  () => {
    const shop = serverOnPostgres();

    it('loses no order, duplicates none, and the server continues after it', async () => {
      const { postgres, server } = shop;
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
      // Callers share one check a second, and the shared one may be older than the return.
      await expect
        .poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 60_000 })
        .toBe(200);

      // The stream stayed open and has an event of each order.
      const missing = new Set<number>(kept);
      while (missing.size > 0) missing.delete((await events.next())?.order.id ?? 0);
      events.leave();
    });
  },
);

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);
