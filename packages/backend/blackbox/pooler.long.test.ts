import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { describeOnPostgres } from './harness/databases.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { failedStart } from './harness/failedStart.ts';
import { freePort } from './harness/freePort.ts';
import { hasPooler, type Pooler, startPooler } from './harness/pooler.ts';
import { type Postgres, startPostgres } from './harness/postgres.ts';
import { type Server, startServer } from './harness/server.ts';
import { describeMenuStorm } from './menuStormRules.ts';
import { describeOrderRules } from './orderRules.ts';
import { describeTwoServers } from './twoServerRules.ts';

if (!hasPooler && !isElsewhere) console.warn('SKIPPED: no PgBouncer on this machine. No pooler was tried.');

describe.skipIf(!hasPooler)('behind PgBouncer', () => {
  describeOnPostgres('in transaction mode', 'No pooler was tried.', () => {
    let postgres: Postgres;
    let pooler: Pooler;
    let servers: readonly [Server, Server];
    beforeAll(async () => {
      postgres = await startPostgres();
      pooler = await startPooler(postgres.url, 'transaction');
      const env = { DATABASE_URL: pooler.url, DATABASE_LISTEN_URL: postgres.url };
      servers = await Promise.all([startServer({ env }), startServer({ env })]);
    });
    afterAll(() => stopAll(servers, pooler, postgres));

    describeOrderRules(() => servers[0]);
    describeMenuStorm(() => servers[0]);
    describeTwoServers(
      () => servers[0],
      () => servers[1],
      () => postgres.url,
    );

    it('a start without DATABASE_LISTEN_URL, or with the pooler in it, names it', async () => {
      const ports = { PORT: String(await freePort()), AUTH_EMULATOR_PORT: String(await freePort()) };
      const without = await failedStart({ ...ports, DATABASE_URL: pooler.url });
      expect(without).toMatchObject({
        code: 1,
        output: expect.stringMatching(/^DATABASE_URL lleva a un PgBouncer.*DATABASE_LISTEN_URL.*\n$/),
      });
      const wrong = await failedStart({
        ...ports,
        DATABASE_URL: pooler.url,
        DATABASE_LISTEN_URL: pooler.url,
      });
      expect(wrong).toMatchObject({
        code: 1,
        output: expect.stringMatching(/^DATABASE_LISTEN_URL no recibe.*\n$/),
      });
    });
  });

  describeOnPostgres('in session mode', 'No pooler was tried.', () => {
    let postgres: Postgres;
    let pooler: Pooler;
    let servers: readonly [Server, Server];
    beforeAll(async () => {
      postgres = await startPostgres();
      pooler = await startPooler(postgres.url, 'session');
      const env = { DATABASE_URL: pooler.url, DATABASE_POOL: '4' };
      servers = await Promise.all([startServer({ env }), startServer({ env })]);
    });
    afterAll(() => stopAll(servers, pooler, postgres));

    describeOrderRules(() => servers[0]);
    describeTwoServers(
      () => servers[0],
      () => servers[1],
      () => postgres.url,
    );
  });
});

async function stopAll(
  servers: readonly Server[] | undefined,
  pooler: Pooler,
  postgres: Postgres,
): Promise<void> {
  for (const server of servers ?? []) {
    await server.stop();
    removeDataDir(server.dataDir);
  }
  await pooler?.stop();
  await postgres?.stop();
}
