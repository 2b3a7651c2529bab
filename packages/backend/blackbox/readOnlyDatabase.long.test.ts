import type { PhoneNumber } from '@crepas/domain';
import { expect, it } from 'vitest';
import { describeOnPostgres, serverOnPostgres } from './harness/databases.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import { isUnavailable, keepOrdering } from './harness/keepOrdering.ts';
import { rowsOf } from './harness/rows.ts';
import { untilUnready } from './harness/server.ts';
import { signInCustomer } from './harness/signIn.ts';

const phone = '5520000003' as PhoneNumber;

/** As a proxy does that leads new connections to the standby for a moment. */
const leadToReadOnly = [
  'alter database postgres set default_transaction_read_only = on',
  `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'crepas%'`,
];
/** The connections that were opened meanwhile stay as they are. */
const leadToWritable = [
  'set transaction_read_only = off; alter database postgres reset default_transaction_read_only',
];

describeOnPostgres(
  'a database that takes no writes for a moment',
  'A connection that is led to a standby was not tried.',
  () => {
    const shop = serverOnPostgres();

    it('refuses orders, and the server keeps no connection that cannot write', async () => {
      const { postgres, server } = shop;
      const token = await signInCustomer(server, phone);
      const ordering = keepOrdering(server, draftFor(phone, await fillCart(server)), token);
      await ordering.untilAcknowledged(20);

      await rowsOf(postgres.url, leadToReadOnly);
      await ordering.untilRefused(ordering.refusals.length + 20);
      await untilUnready(server);

      await rowsOf(postgres.url, leadToWritable);
      await ordering.untilAcknowledged(ordering.acknowledged.size + 20);
      const refusedBefore = ordering.refusals.length;
      await ordering.untilAcknowledged(ordering.acknowledged.size + 40);
      expect(ordering.refusals).toHaveLength(refusedBefore);
      await ordering.finish();
      expect(ordering.refusals.filter((answer) => !isUnavailable(answer))).toEqual([]);
    });
  },
);
