import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getBackupStatus, getOrdersOfPhone } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { expect, it, onTestFinished } from 'vitest';
import { startBucket } from '../src/testing/bucketStandIn.ts';
import { askStrictly } from './harness/ask.ts';
import { isElsewhere } from './harness/backend.ts';
import { runCommand } from './harness/command.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import { keepOrdering, type Ordering } from './harness/keepOrdering.ts';
import { type Server, startServer } from './harness/server.ts';
import { signInCustomer, signInOwner } from './harness/signIn.ts';

const phone = '5540000002' as PhoneNumber;

const askForBackup = ({ url, dataDir }: Server) =>
  fetch(`${url}/backups?dataDir=${encodeURIComponent(dataDir)}`, { method: 'POST' });

/** Orders all the time, and a machine that also has time for the backup. */
const pauseMs = 250;

const order = async (server: Server): Promise<Ordering> => {
  const draft = draftFor(phone, await fillCart(server));
  return keepOrdering(server, draft, await signInCustomer(server, phone), pauseMs);
};

/** Every order was taken at once, and is kept. */
async function expectAllKept(server: Server, ordering: Ordering): Promise<void> {
  await ordering.finish();
  expect(ordering.refusals).toEqual([]);
  const token = await signInCustomer(server, phone);
  const kept = (await askStrictly(server, getOrdersOfPhone, phone, token)).map(({ id }) => id);
  expect(new Set(kept)).toEqual(new Set(ordering.acknowledged.values()));
}

const stop = async (server: Server) => {
  await server.stop();
  removeDataDir(server.dataDir);
};

it.skipIf(isElsewhere)('a bucket that never answers holds no order up, and the owner is told', async () => {
  const elsewhere = await startBucket();
  onTestFinished(() => elsewhere.close());
  elsewhere.mode = 'hangs';
  const { url, keyId, secret, region } = elsewhere.bucket;
  const [, line = ''] = runCommand(['backup-keys'], {}).output.split('\n');
  const server = await startServer({
    env: {
      BACKUP_RECIPIENT: line.split('=')[1] ?? '',
      BACKUP_S3_URL: url,
      BACKUP_S3_KEY_ID: keyId,
      BACKUP_S3_SECRET: secret,
      BACKUP_S3_REGION: region,
    },
  });
  const owner = await signInOwner(server);
  expect((await askForBackup(server)).status).toBe(200);
  await expect.poll(() => elsewhere.requests, { timeout: 120_000 }).toBe(1);
  // The bucket is silent for a minute, and orders go on.
  const ordering = await order(server);
  const failure = async () =>
    (await askStrictly(server, getBackupStatus, undefined, owner)).elsewhere?.failure;
  await expect
    .poll(failure, { timeout: 150_000, interval: 500 })
    .toMatchObject({ reason: 'El almacén de las copias no respondió, o cortó la conexión.' });
  const before = ordering.acknowledged.size;
  expect(before).toBeGreaterThan(10);
  await ordering.untilAcknowledged(before + 10);
  await expectAllKept(server, ordering);
  // The next backup is made all the same.
  expect((await askForBackup(server)).status).toBe(200);
  await stop(server);
});

const disk = mkdtempSync(join(tmpdir(), 'crepas-small-'));
const canMount =
  !isElsewhere &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=96m,nr_inodes=12', 'none', disk]).status === 0;
if (!canMount && !isElsewhere)
  console.warn('SKIPPED: no disk can be mounted here (only root may). No backup met a full disk.');

it.skipIf(!canMount)('a full disk of backups holds no order up, and the last good backup stays', async () => {
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', disk]);
    rmSync(disk, { recursive: true, force: true });
  });
  const server = await startServer({ env: { BACKUP_DIR: disk } });
  const owner = await signInOwner(server);
  const ordering = await order(server);
  await ordering.untilAcknowledged(10);
  const first = await askForBackup(server);
  expect(first.status).toBe(200);
  const { file } = await first.json();

  const name = file.split('/').at(-1);
  const free = (names: readonly string[]) => {
    for (const one of names) rmSync(join(disk, one));
  };
  const refusedFor = async (reason: RegExp) => {
    const refused = await askForBackup(server);
    expect(refused.status).toBe(500);
    expect((await refused.json()).error).toMatch(reason);
  };
  // With too little space it is not begun.
  writeFileSync(join(disk, 'ballast'), Buffer.alloc(40 * 1024 * 1024));
  await refusedFor(/No hay espacio/);
  expect(readdirSync(disk).sort()).toEqual(['ballast', name].sort());
  free(['ballast']);
  // There is space, and the disk takes no further file: it fails while it writes.
  const filled = fillWithFiles();
  await refusedFor(/No se puede escribir .*ENOSPC/);
  expect(readdirSync(disk).sort()).toEqual([...filled, name].sort());
  const { last, failure } = await askStrictly(server, getBackupStatus, undefined, owner);
  expect(last?.place).toBe(disk);
  expect(failure?.reason).toBe('No queda espacio en el disco del servidor.');

  free(filled);
  await expectAllKept(server, ordering);
  expect((await askForBackup(server)).status).toBe(200);
  expect(runCommand(['restore', '--check', file], {})).toMatchObject({ status: 0 });
  await stop(server);
});

/** Until the disk takes no more. */
function fillWithFiles(): readonly string[] {
  const names: string[] = [];
  for (let count = 0; ; count += 1) {
    try {
      writeFileSync(join(disk, `${count}`), '');
      names.push(`${count}`);
    } catch {
      return names;
    }
  }
}
