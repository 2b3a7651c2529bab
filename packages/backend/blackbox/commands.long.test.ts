import { randomUUID } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { getActiveOrders, orderToWire, placeOrder } from '@crepas/api';
import type { OrderId, PhoneNumber } from '@crepas/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { isElsewhere } from './harness/backend.ts';
import { runCommand } from './harness/command.ts';
import { newDataDir, newDataDirWithDatabase, removeDataDir } from './harness/dataDir.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import { seenOf } from './harness/seenOf.ts';
import { type Server, startServer } from './harness/server.ts';
import { joinStaff, signInByMail, signInCustomer, signUp } from './harness/signIn.ts';

const phone = '5530000001' as PhoneNumber;

describe.skipIf(isElsewhere)('commands', () => {
  let server: Server;
  let dataDir: string;
  let file: string;
  let order: OrderId;
  let seen: Awaited<ReturnType<typeof seenOf>>;
  beforeAll(async () => {
    server = await startServer();
    dataDir = server.dataDir;
    file = join(dataDir, 'backup.jsonl');
    const draft = draftFor(phone, await fillCart(server));
    const token = await signInCustomer(server, phone);
    order = (await askStrictly(server, placeOrder, { payload: orderToWire(draft), key: randomUUID() }, token))
      .id;
    seen = await seenOf(server, order);
  });
  afterAll(() => removeDataDir(dataDir));

  it('grant-role sends an e-mail, and who answers it is staff', async () => {
    const env = { FIREBASE_AUTH_EMULATOR_HOST: new URL(server.authUrl).host };
    const email = 'nueva@crepas.test';
    const status = async (token: string) => (await ask(server, getActiveOrders, undefined, token)).status;
    const stranger = await signUp(server, email, 'of-a-stranger');
    expect(runCommand(['grant-role', 'Nueva@crepas.test', 'staff'], env)).toEqual({
      status: 0,
      output:
        `«${email}» tiene ahora el rol «staff». ` +
        'Firebase le mandó un correo para elegir su contraseña: entra con ella.',
    });
    expect(await status(stranger)).toBe(403);
    await expect(signInByMail(server, email, 'of-a-stranger')).rejects.toThrow();
    expect(await status(await joinStaff(server, email))).toBe(200);
    expect(runCommand(['grant-role', email, 'admin'], env).status).toBe(1);
    const all = {
      status: 0,
      output: `orders cocina@crepas.test\nowner  duena@crepas.test\nstaff  encargada@crepas.test\nstaff  ${email}`,
    };
    expect(runCommand(['list-roles'], env)).toEqual(all);
    const data = { ...env, DATA_DIR: dataDir };
    const revoked = runCommand(['revoke-role', email], data);
    expect([revoked.status, revoked.output]).toEqual([0, expect.stringContaining('hasta una hora más')]);
    expect(await status(await signInByMail(server, email))).toBe(403);
    expect(runCommand(['revoke-role', email], data).output).toContain('no tiene ningún rol');
    expect(runCommand(['revoke-role', 'duena@crepas.test'], data)).toMatchObject({ status: 1 });
  });

  it('grant-role never makes the last owner staff, with the database or beside a running server', async () => {
    const elsewhere = await newDataDirWithDatabase();
    for (const DATA_DIR of [dataDir, elsewhere]) {
      const env = { FIREBASE_AUTH_EMULATOR_HOST: new URL(server.authUrl).host, DATA_DIR };
      expect(runCommand(['grant-role', 'duena@crepas.test', 'staff'], env)).toEqual({
        status: 1,
        output: '«duena@crepas.test» es la única cuenta con el rol «owner»: da ese rol antes a otra.',
      });
      expect(runCommand(['grant-role', 'duena@crepas.test', 'owner'], env).status).toBe(0);
    }
    const env = { FIREBASE_AUTH_EMULATOR_HOST: new URL(server.authUrl).host, DATA_DIR: elsewhere };
    expect(runCommand(['revoke-role', 'nueva@crepas.test'], env)).toEqual({
      status: 0,
      output: '«nueva@crepas.test» no tiene ningún rol. Sus sesiones y avisos de antes terminaron.',
    });
    removeDataDir(elsewhere);
  });

  it('backup fails while a server uses the data and does not answer, and its file is readable only by its owner', async () => {
    const refused = runCommand(['backup', file], { DATA_DIR: dataDir, PORT: '1' });
    expect(refused.status).toBe(1);
    expect(refused.output).toContain(`Otra instancia usa «${dataDir}»`);
    await server.stop();
    expect(runCommand(['backup', file], { DATA_DIR: dataDir }).output).toContain('Respaldo escrito');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(runCommand(['backup', file], { DATA_DIR: dataDir }).output).toContain('ya existe');
  });

  it('backup refuses an empty directory', () => {
    const empty = newDataDir();
    expect(runCommand(['backup', file], { DATA_DIR: empty })).toEqual({
      status: 1,
      output: `No hay una base de datos en «${empty}» (DATA_DIR), y falta DATABASE_URL: da los ajustes de la tienda con «node --env-file=…».`,
    });
    removeDataDir(empty);
  });

  it('restore brings back all data', async () => {
    const elsewhere = await newDataDirWithDatabase();
    expect(runCommand(['restore', file], { DATA_DIR: elsewhere })).toMatchObject({ status: 0 });
    expect(runCommand(['restore', file], { DATA_DIR: elsewhere }).output).toContain('ya tiene datos');
    const restored = await startServer({ dataDir: elsewhere });
    expect(await seenOf(restored, order)).toEqual(seen);
    await restored.stop();
    removeDataDir(elsewhere);
  });
});
