import { expect, it } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { runCommand } from './harness/command.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { aCustomer } from './harness/placing.ts';
import { hasPostgres, startPostgres } from './harness/postgres.ts';
import { seenOf } from './harness/seenOf.ts';
import { startServer } from './harness/server.ts';

it.skipIf(!hasPostgres || isElsewhere)(
  'move-to-postgres copies all data, and the shop continues there',
  async () => {
    const embedded = await startServer();
    const order = await (await aCustomer(embedded)).place();
    const seen = await seenOf(embedded, order);
    await embedded.stop();
    const postgres = await startPostgres();
    expect(runCommand(['move-to-postgres', postgres.url], { DATA_DIR: embedded.dataDir })).toMatchObject({
      status: 0,
    });
    const moved = await startServer({ env: { DATABASE_URL: postgres.url } });
    expect(await seenOf(moved, order)).toEqual(seen);
    expect(await (await aCustomer(moved)).place()).toBeGreaterThan(order);
    await moved.stop();
    await postgres.stop();
    for (const { dataDir } of [embedded, moved]) removeDataDir(dataDir);
  },
);
