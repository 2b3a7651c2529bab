import { spawnSync } from 'node:child_process';
import { getOrdersOfPhone } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type KeptProxy, startNginx } from './failover/proxies.ts';
import { askStrictly } from './harness/ask.ts';
import { isElsewhere } from './harness/backend.ts';
import { describeOnPostgres } from './harness/databases.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import { keepOrdering } from './harness/keepOrdering.ts';
import { type Postgres, startPostgres } from './harness/postgres.ts';
import { type Address, type Server, startServer } from './harness/server.ts';
import { signInCustomer } from './harness/signIn.ts';

const phone = '5520000009' as PhoneNumber;

const hasNginx = spawnSync('nginx', ['-v']).status === 0;
if (!hasNginx && !isElsewhere)
  console.warn('SKIPPED: nginx is not on this machine. No rolling restart was tried.');

describe.skipIf(!hasNginx)('two servers behind deploy/ha/nginx.conf', () => {
  describeOnPostgres('that are restarted one after the other', 'No rolling restart was tried.', () => {
    let postgres: Postgres;
    let servers: [Server, Server];
    let nginx: KeptProxy;
    let env: Record<string, string>;
    beforeAll(async () => {
      postgres = await startPostgres();
      env = { DATABASE_URL: postgres.url, TRUST_PROXY: '127.0.0.1' };
      servers = [await startServer({ env }), await startServer({ env })];
      const [one, other] = servers.map(({ url }) => Number(new URL(url).port));
      nginx = await startNginx([one ?? 0, other ?? 0]);
    });
    afterAll(async () => {
      await nginx?.stop();
      for (const server of servers ?? []) {
        await server.stop();
        removeDataDir(server.dataDir);
      }
      await postgres?.stop();
    });

    it('refuse no order, lose none and write none twice', async () => {
      const [{ authUrl }] = servers;
      const shop: Address = { url: `http://127.0.0.1:${nginx.port}`, authUrl };
      await expect
        .poll(
          () =>
            fetch(`${shop.url}/readyz`).then(
              ({ ok }) => ok,
              () => false,
            ),
          { timeout: 60_000 },
        )
        .toBe(true);
      const token = await signInCustomer(servers[0], phone);
      const ordering = keepOrdering(shop, draftFor(phone, await fillCart(shop)), token);
      let reads = 0;
      const failedReads: unknown[] = [];
      let isReading = true;
      const reading = (async () => {
        while (isReading) {
          const status = await fetch(`${shop.url}/api/promo`).then(
            async (response) => (await response.arrayBuffer()) && response.status,
            (error: unknown) => error,
          );
          reads += 1;
          if (status !== 200) failedReads.push(status);
        }
      })();
      await ordering.untilAcknowledged(30);
      for (const index of [0, 1, 0, 1] as const) {
        const before = servers[index];
        await before.stop();
        await ordering.untilAcknowledged(ordering.acknowledged.size + 20);
        servers[index] = await startServer({ env, dataDir: before.dataDir, at: before });
        await ordering.untilAcknowledged(ordering.acknowledged.size + 20);
      }
      await ordering.finish();
      isReading = false;
      await reading;

      expect(ordering.refusals).toEqual([]);
      expect(failedReads).toEqual([]);
      expect(reads).toBeGreaterThan(0);
      const kept = await askStrictly(servers[0], getOrdersOfPhone, phone, token);
      const ids = (each: Iterable<number>) => [...each].sort((a, b) => a - b);
      expect(ids(kept.map(({ id }) => id))).toEqual(ids(ordering.acknowledged.values()));
    });
  });
});
