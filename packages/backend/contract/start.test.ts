import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { newDataDir, newDataDirWithDatabase, removeDataDir } from './harness/dataDir.ts';
import { failedStart } from './harness/failedStart.ts';
import { freePort } from './harness/freePort.ts';
import { type Server, startServer } from './harness/server.ts';

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
