import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getOrdersOfPhone } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { askStrictly } from './harness/ask.ts';
import { isElsewhere } from './harness/backend.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import { isUnavailable, keepOrdering } from './harness/keepOrdering.ts';
import { hasPostgres, type Postgres, startPostgres } from './harness/postgres.ts';
import { type Server, startServer, untilUnready } from './harness/server.ts';
import { signInCustomer } from './harness/signIn.ts';

const phone = '5520000003' as PhoneNumber;
const disk = mkdtempSync(join(tmpdir(), 'crepas-disk-'));
const canMount =
  !isElsewhere && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=128m', 'none', disk]).status === 0;
if (!canMount && !isElsewhere) {
  console.warn('SKIPPED: no disk can be mounted here (only root may). A full disk was not tried.');
}

describe.skipIf(!canMount)('a disk that fills up while orders come in', () => {
  describe('with the embedded database', () => {
    let server: Server;
    beforeAll(async () => {
      server = await startServer({ dataDir: join(disk, 'data') });
    });
    afterAll(async () => {
      await server?.kill();
      rmSync(join(disk, 'data'), { recursive: true, force: true });
    });
    describeFullDisk(() => server);
  });

  describe.skipIf(!hasPostgres)('with PostgreSQL', () => {
    let postgres: Postgres;
    let server: Server;
    beforeAll(async () => {
      postgres = await startPostgres(disk);
      server = await startServer({ env: { DATABASE_URL: postgres.url } });
    });
    afterAll(async () => {
      await server?.kill();
      if (server) removeDataDir(server.dataDir);
      await postgres?.stop();
    });
    describeFullDisk(() => server);
  });
});

function describeFullDisk(shop: () => Server): void {
  it('loses no acknowledged order, and orders continue when there is space again', async () => {
    const server = shop();
    const token = await signInCustomer(server, phone);
    const ordering = keepOrdering(server, draftFor(phone, await fillCart(server)), token);
    await ordering.untilAcknowledged(20);
    const ballast = fillUp();
    await ordering.untilRefused(8);
    expect((await fetch(`${server.url}/api/promo`)).status).toBe(200);
    await untilUnready(server);
    rmSync(ballast);
    await ordering.untilAcknowledged(ordering.acknowledged.size + 20);
    await ordering.finish();
    const ready = async () => (await fetch(`${server.url}/readyz`)).status;
    await expect.poll(ready, { timeout: 60_000, interval: 500 }).toBe(200);

    expect(ordering.refusals.filter((answer) => !isUnavailable(answer))).toEqual([]);
    const kept = await askStrictly(server, getOrdersOfPhone, phone, token);
    expect(sorted(kept.map(({ id }) => id))).toEqual(sorted(ordering.acknowledged.values()));
  });
}

afterAll(() => {
  if (canMount) spawnSync('umount', ['--lazy', disk]);
  rmSync(disk, { recursive: true, force: true });
});

const sorted = (ids: Iterable<number>) => [...ids].sort((a, b) => a - b);

/** Fills the disk completely. */
function fillUp(): string {
  const path = join(disk, 'ballast');
  const file = openSync(path, 'w');
  try {
    for (;;) writeSync(file, Buffer.alloc(4096));
  } catch {
    closeSync(file);
  }
  return path;
}
