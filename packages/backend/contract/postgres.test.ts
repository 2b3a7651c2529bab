import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeCommitOrder } from './commitOrderRules.ts';
import { describeEventRules } from './eventRules.ts';
import { isElsewhere } from './harness/backend.ts';
import { hasPostgres, type Postgres, startPostgres } from './harness/postgres.ts';
import { newDataDir, removeDataDir, type Server, startServer } from './harness/server.ts';
import { describeKeyRaces } from './keyRaceRules.ts';
import { describeOrderRules } from './orderRules.ts';
import { describeStaffOrderRules } from './staffOrderRules.ts';

if (!hasPostgres && !isElsewhere) {
  console.warn('SKIPPED: no PostgreSQL on this machine. The order rules were not tried on a real server.');
}

describe.skipIf(!hasPostgres || isElsewhere)('on a PostgreSQL server', () => {
  const dataDir = newDataDir();
  let postgres: Postgres;
  let server: Server;
  beforeAll(async () => {
    postgres = await startPostgres();
    server = await startServer({ dataDir, env: { DATABASE_URL: postgres.url } });
  });
  afterAll(async () => {
    await server.stop();
    await postgres.stop();
    removeDataDir(dataDir);
  });
  describeOrderRules(() => server);
  describeStaffOrderRules(() => server);
  describeEventRules(() => server);
  describeCommitOrder(
    () => server,
    () => postgres.url,
  );
  describeKeyRaces(
    () => server,
    () => postgres.url,
  );

  it('two servers share it, whichever of them starts', async () => {
    const other = await startServer({ env: { DATABASE_URL: postgres.url } });
    const promo = async ({ url }: Server) => (await fetch(`${url}/api/promo`)).json();
    expect(await promo(other)).toEqual(await promo(server));
    await other.stop();
    removeDataDir(other.dataDir);
  });
});
