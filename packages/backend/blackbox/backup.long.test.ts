import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { getOrdersOfPhone } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { Client } from 'pg';
import { expect, it } from 'vitest';
import { startBucket } from '../src/testing/bucketStandIn.ts';
import { askStrictly } from './harness/ask.ts';
import { runCommand } from './harness/command.ts';
import { itOnBothDatabases } from './harness/databases.ts';
import { newDataDir, newDataDirWithDatabase, removeDataDir } from './harness/dataDir.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import { keepOrdering } from './harness/keepOrdering.ts';
import { type Server, startServer } from './harness/server.ts';
import { signInCustomer } from './harness/signIn.ts';

const phone = '5540000001' as PhoneNumber;

/** Orders all the time, and a machine that also has time for the backup. */
const pauseMs = 250;

const start = (databaseUrl: string | null, dataDir?: string) =>
  startServer({
    ...(dataDir !== undefined && { dataDir }),
    env: databaseUrl === null ? {} : { DATABASE_URL: databaseUrl },
  });

const whole = (dataDir: string) =>
  readdirSync(join(dataDir, 'backups')).filter((name) => !name.startsWith('.'));

const ordersIn = async (server: Server) =>
  (await askStrictly(server, getOrdersOfPhone, phone, await signInCustomer(server, phone))).map(
    ({ id }) => id,
  );

/** Makes an unfinished run too old to count: until then another server may be at it. */
async function ageRuns(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl);
  await client.connect();
  await client.query(
    `update backups set started_at = started_at - interval '1 day' where finished_at is null`,
  );
  await client.end();
}

/** `POST /backups`, as the command does. */
const askForBackup = ({ url, dataDir }: Server, headers: Record<string, string> = {}) =>
  fetch(`${url}/backups?dataDir=${encodeURIComponent(dataDir)}`, { method: 'POST', headers });

it('POST /backups answers no page, no caller behind a proxy, and no command of another shop', async () => {
  const server = await start(null);
  for (const headers of [{ Origin: 'https://evil.example' }, { 'X-Forwarded-For': '203.0.113.9' }]) {
    const answer = await askForBackup(server, headers);
    expect(answer.status).toBe(404);
  }
  expect((await askForBackup({ ...server, dataDir: '/elsewhere' })).status).toBe(409);
  await server.stop();
  removeDataDir(server.dataDir);
});

itOnBothDatabases(async (databaseUrl) => {
  const server = await start(databaseUrl);
  const { dataDir } = server;
  const ordering = keepOrdering(
    server,
    draftFor(phone, await fillCart(server)),
    await signInCustomer(server, phone),
    pauseMs,
  );
  await ordering.untilAcknowledged(30);
  const before = new Set(ordering.acknowledged.values());

  const during = ordering.acknowledged.size;
  const answer = await askForBackup(server);
  expect(answer.status).toBe(200);
  const { file, bytes } = await answer.json();
  expect(statSync(file)).toMatchObject({ size: bytes, mode: 0o100600 });
  // Orders went on while it was written.
  expect(ordering.acknowledged.size - during).toBeGreaterThan(5);
  await ordering.finish();
  expect(ordering.refusals).toEqual([]);

  // Killed in the middle of the next one: the first stays, and no half file counts.
  const second = askForBackup(server).catch(() => null);
  await delay(700);
  await server.kill();
  await second;
  await delay(1_000);
  expect(whole(dataDir)).toContain(file.split('/').at(-1));

  const checked = runCommand(['restore', '--check', file], {});
  expect(checked).toMatchObject({ status: 0, output: expect.stringContaining('se puede restaurar') });

  const elsewhere = await newDataDirWithDatabase();
  expect(runCommand(['restore', file], { DATA_DIR: elsewhere })).toMatchObject({ status: 0 });
  const restored = await start(null, elsewhere);
  const kept = new Set<number>(await ordersIn(restored));
  expect([...before].filter((id) => !kept.has(id))).toEqual([]);
  expect([...kept].filter((id) => id > Math.max(...ordering.acknowledged.values()))).toEqual([]);
  await restored.stop();
  removeDataDir(elsewhere);

  // What the killed one left behind is gone with the next.
  if (databaseUrl !== null) await ageRuns(databaseUrl);
  const again = await start(databaseUrl, dataDir);
  expect((await askForBackup(again)).status).toBe(200);
  expect(readdirSync(join(dataDir, 'backups')).filter((name) => name.endsWith('.partial'))).toEqual([]);
  expect(readdirSync(dataDir).filter((name) => name.startsWith('backup-copy-'))).toEqual([]);
  expect(whole(dataDir).length).toBeGreaterThanOrEqual(2);
  await again.stop();
  removeDataDir(dataDir);
});

it('the command asks the running server, and restore refuses an altered file before it makes a database', async () => {
  const server = await start(null);
  const { dataDir } = server;
  const file = join(dataDir, 'asked.jsonl');
  const env = { DATA_DIR: dataDir, PORT: new URL(server.url).port };
  expect(runCommand(['backup', file], env)).toMatchObject({ status: 0 });
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await server.stop();

  const [stored = ''] = whole(dataDir);
  const bytes = readFileSync(join(dataDir, 'backups', stored));
  const cut = join(dataDir, 'cut.jsonl.gz');
  writeFileSync(cut, bytes.subarray(0, bytes.length >> 1));
  const altered = join(dataDir, 'altered.jsonl');
  writeFileSync(altered, readFileSync(file, 'utf8').replace(/"price_cents":\d/, '"price_cents":9'));
  const empty = newDataDir();
  expect(runCommand(['restore', cut], { DATA_DIR: empty })).toMatchObject({
    status: 1,
    output: 'El respaldo está incompleto o dañado: no se restauró nada.',
  });
  expect(runCommand(['restore', altered], { DATA_DIR: empty }).output).toBe(
    'El respaldo fue alterado: no se restauró nada.',
  );
  for (const broken of [cut, altered]) {
    expect(runCommand(['restore', '--check', broken], { DATA_DIR: empty }).status).toBe(1);
  }
  expect(readdirSync(empty)).toEqual([]);
  for (const folder of [empty, dataDir]) removeDataDir(folder);
});

it('a backup is copied elsewhere while the server runs, and only its key restores it', async () => {
  const elsewhere = await startBucket();
  const { url, keyId, secret, region } = elsewhere.bucket;
  const keys = runCommand(['backup-keys'], {}).output.split('\n');
  const [, recipient = ''] = keys[1]?.split('=') ?? [];
  const server = await startServer({
    env: {
      BACKUP_RECIPIENT: recipient,
      BACKUP_S3_URL: url,
      BACKUP_S3_KEY_ID: keyId,
      BACKUP_S3_SECRET: secret,
      BACKUP_S3_REGION: region,
    },
  });
  // A place that is away disturbs no backup.
  elsewhere.mode = 'fails';
  expect((await askForBackup(server)).status).toBe(200);
  await expect.poll(() => elsewhere.requests, { timeout: 120_000 }).toBe(1);
  elsewhere.mode = 'stores';
  const { file } = await (await askForBackup(server)).json();
  await expect
    .poll(() => [...elsewhere.objects.keys()], { timeout: 120_000 })
    .toEqual([`respaldos/${file.split('/').at(-1)}.age`]);
  await expect
    .poll(() => readdirSync(server.dataDir).filter((name) => name.startsWith('backup-outgoing')), {
      timeout: 120_000,
    })
    .toEqual([]);
  await server.stop();

  const copy = join(server.dataDir, 'copy.age');
  const [bytes = Buffer.alloc(0)] = elsewhere.objects.values();
  writeFileSync(copy, bytes);
  await elsewhere.close();
  const identity = join(server.dataDir, 'keys.txt');
  writeFileSync(identity, keys.join('\n').replace(/^BACKUP.*$/m, ''));
  const other = join(server.dataDir, 'other.txt');
  writeFileSync(other, runCommand(['backup-keys'], {}).output.split('\n').at(-1) ?? '');
  const empty = newDataDir();
  const restoring = (...given: readonly string[]) => runCommand(['restore', ...given], { DATA_DIR: empty });
  expect(restoring(copy).output).toContain('está cifrado');
  expect(restoring('--identity', other, copy).output).toContain('Esa llave no abre');
  expect(restoring('--check', '--identity', other, copy).status).toBe(1);
  writeFileSync(`${copy}.cut`, bytes.subarray(0, -20));
  expect(restoring('--identity', identity, `${copy}.cut`).output).toContain('incompleto o dañado');
  expect(readdirSync(empty)).toEqual([]);
  expect(restoring('--check', '--identity', identity, copy).output).toContain('se puede restaurar');
  expect(restoring('--identity', identity, copy)).toMatchObject({ status: 0 });
  for (const folder of [empty, server.dataDir]) removeDataDir(folder);
});
