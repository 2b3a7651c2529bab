import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { newDataDir, newDataDirWithDatabase, removeDataDir } from './harness/dataDir.ts';
import { freePort } from './harness/freePort.ts';
import { hasPostgres, startPostgres } from './harness/postgres.ts';
import { runServer, type Server, startServer } from './harness/server.ts';

async function failedStart(env: Record<string, string>) {
  const { child, output } = runServer(env);
  const [code] = await once(child, 'exit');
  return { code, output: output() };
}

describe.skipIf(isElsewhere)('a second server', () => {
  let server: Server;
  beforeAll(async () => {
    server = await startServer({ dataDir: newDataDir() });
  });
  afterAll(async () => {
    await server.stop();
    removeDataDir(server.dataDir);
  });

  it('on the same data says so and ends', async () => {
    const env = { PORT: String(await freePort()), AUTH_EMULATOR_PORT: String(await freePort()) };
    const second = await failedStart({ ...env, DATA_DIR: server.dataDir });
    expect(second.output.trim()).toBe(
      `No se puede abrir la base de datos: otra instancia usa «${server.dataDir}»; ciérrala o elige otra carpeta con DATA_DIR.`,
    );
    expect(second.code).toBe(1);
  });

  it('at the same port names it and ends', async () => {
    const dataDir = await newDataDirWithDatabase();
    const { port } = new URL(server.url);
    const second = await failedStart({
      PORT: port,
      HOST: '127.0.0.1',
      AUTH_EMULATOR_PORT: String(await freePort()),
      DATA_DIR: dataDir,
    });
    expect(second).toEqual({ code: 1, output: `El puerto ${port} está ocupado: elige otro con PORT.\n` });
    removeDataDir(dataDir);
  });
});

it.skipIf(isElsewhere).each([
  [{ PORT: 'http' }, 'PORT'],
  [{ NODE_ENV: 'production' }, 'FIREBASE_PROJECT_ID'],
])('%j does not start, and the variable is named', async (env, name) => {
  const { code, output } = await failedStart(env);
  expect(code).toBe(1);
  expect(output).toContain(name);
  expect(output.trim().split('\n')).toHaveLength(1);
});

it.skipIf(!hasPostgres || isElsewhere)(
  'a database that goes away after its migration ends the start with one sentence',
  async () => {
    const postgres = await startPostgres();
    const address = new URL(postgres.url);
    const target = Number(address.port);
    let connections = 0;
    const proxy = createServer((client) => {
      client.on('error', () => undefined);
      connections += 1;
      if (connections > 1) return client.destroy();
      const remote = connect(target, '127.0.0.1').on('error', () => undefined);
      return client.pipe(remote).pipe(client);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    address.port = String((proxy.address() as AddressInfo).port);
    const ports = { PORT: String(await freePort()), AUTH_EMULATOR_PORT: String(await freePort()) };

    const { code, output } = await failedStart({ ...ports, DATABASE_URL: address.href });
    expect(code).toBe(1);
    expect(output).toMatch(/^No se puede usar la base de datos de DATABASE_URL: .+\n$/);
    expect(connections).toBeGreaterThan(1);
    proxy.close();
    await postgres.stop();
  },
);
