import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  changeStage,
  erasePerson,
  getPerson,
  getPushKey,
  orderToWire,
  placeOrder,
  subscribePush,
} from '@crepas/api';
import { afterEach, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { runCommand } from './harness/command.ts';
import { newDataDir, removeDataDir } from './harness/dataDir.ts';
import { aCustomer } from './harness/placing.ts';
import { type Postgres, startPostgres } from './harness/postgres.ts';
import { aDevice } from './harness/pushDevice.ts';
import { type Server, startServer } from './harness/server.ts';
import { signInOwner } from './harness/signIn.ts';

const closing: (() => Promise<void> | void)[] = [];

/** The text of a new backup. The server is stopped for it, as the embedded database asks. */
async function backupOf(server: Server, postgres: Postgres | null): Promise<string> {
  await server.stop();
  const folder = newDataDir();
  closing.push(() => removeDataDir(folder));
  const file = join(folder, 'backup.jsonl');
  const env = postgres ? { DATABASE_URL: postgres.url } : { DATA_DIR: server.dataDir };
  expect(runCommand(['backup', file], env)).toMatchObject({ status: 0 });
  return readFileSync(file, 'utf8');
}

async function open(isPostgres: boolean) {
  const postgres = isPostgres ? await startPostgres() : null;
  if (postgres) closing.push(postgres.stop);
  const env = postgres ? { DATABASE_URL: postgres.url } : {};
  const server = await startServer({ env });
  closing.unshift(
    () => server.stop(),
    () => removeDataDir(server.dataDir),
  );
  const restart = () => startServer({ env, dataDir: server.dataDir });
  return { server, postgres, restart };
}

export function itForgetsPersons(isPostgres: boolean): void {
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });

  it('a backup after the erasure of a person holds no trace, nor do the files of the embedded database', async () => {
    const { server, postgres, restart } = await open(isPostgres);
    const customer = await aCustomer(server);
    const { phone, token, draft } = customer;
    const options = { note: 'El timbre no suena', recipient: 'Fermina Daza' };
    const payload = orderToWire({ ...draft, options: { ...draft.options, ...options } });
    const { id } = await askStrictly(server, placeOrder, { payload, key: randomUUID() }, token);
    const key = await ask(server, getPushKey, undefined);
    const { clave } = key.body as { readonly clave: string };
    const { endpoint, keys } = key.status === 200 ? await aDevice(server, clave) : noDevice;
    if (key.status === 200) await askStrictly(server, subscribePush, { endpoint, keys }, token);
    const owner = await signInOwner(server);
    expect(await ask(server, erasePerson, phone, owner)).toMatchObject({ status: 409 });
    const traces = [
      phone,
      options.note,
      options.recipient,
      'Av. Juárez 10',
      'portón verde',
      ...(key.status === 200 ? [endpoint] : []),
    ];

    const before = await backupOf(server, postgres);
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);
    if (!postgres) expect(traces.filter((trace) => !isInFiles(server.dataDir, trace))).toEqual([]);

    const again = await restart();
    closing.unshift(() => again.stop());
    const ownerAgain = await signInOwner(again);
    await askStrictly(again, changeStage, { id, stage: 'rejected', reason: 'Fermina Daza' }, ownerAgain);
    expect((await askStrictly(again, getPerson, { phone }, ownerAgain)).orders).toHaveLength(1);
    expect(await askStrictly(again, erasePerson, phone, ownerAgain)).toEqual({ erasedOrders: 1 });
    if (!postgres) expect(traces.filter((trace) => isInFiles(again.dataDir, trace))).toEqual([]);
    const after = await backupOf(again, postgres);
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
    expect(after).toContain(`"total_cents":${draft.total}`);

    const elsewhere = newDataDir();
    closing.push(() => removeDataDir(elsewhere));
    const old = join(elsewhere, 'before.jsonl');
    writeFileSync(old, before);
    const place = { DATA_DIR: join(elsewhere, 'data') };
    mkdirSync(place.DATA_DIR);
    const erasures = readdirSync(join(again.dataDir, 'backups')).filter((name) =>
      name.startsWith('erasures-'),
    );
    for (const name of erasures) copyFileSync(join(again.dataDir, 'backups', name), join(elsewhere, name));
    const restored = runCommand(['restore', old], place);
    expect(restored.output).toMatch(
      /^Respaldo restaurado: \d+ filas\. Se borraron otra vez los datos de un pedido\.$/,
    );
    expect(traces.filter((trace) => isInFiles(place.DATA_DIR, trace))).toEqual([]);
    // The next copy of this machine overwrites the list of the one before it.
    expect(readdirSync(join(place.DATA_DIR, 'backups'))).toEqual(erasures);
    const file = join(elsewhere, 'restored.jsonl');
    expect(runCommand(['backup', file], place)).toMatchObject({ status: 0 });
    expect(readFileSync(file, 'utf8')).toContain(`"total_cents":${draft.total}`);
  });
}

/** Whether a file of the embedded database holds the text, also in space that is free. */
function isInFiles(dataDir: string, text: string): boolean {
  const folder = join(dataDir, 'database');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  return files.some((file) => readFileSync(join(file.parentPath, file.name)).includes(text));
}

const noDevice = { endpoint: '', keys: { p256dh: '', auth: '' } };
