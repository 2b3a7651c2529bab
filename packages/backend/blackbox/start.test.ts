import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { itOnBothDatabases } from './harness/databases.ts';
import { newDataDir, newDataDirWithDatabase, removeDataDir } from './harness/dataDir.ts';
import { failedStart } from './harness/failedStart.ts';
import { freePort } from './harness/freePort.ts';
import { runServer, type Server, startServer } from './harness/server.ts';

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

describe.skipIf(isElsewhere)('a forgotten NODE_ENV', () => {
  const production = {
    NODE_ENV: 'production',
    FIREBASE_PROJECT_ID: 'crepas-contract',
    FIREBASE_API_KEY: 'none',
    GOOGLE_MAPS_API_KEY: 'none',
    SHOP_WHATSAPP: '525512345678',
    PUBLIC_URL: 'https://crepas.example',
  };

  it('opens no demo beside the settings of production', async () => {
    const dataDir = newDataDir();
    const { code, output } = await failedStart({ ...production, NODE_ENV: '', DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(output).toMatch(/^PUBLIC_URL es de una tienda en producción.*NODE_ENV=production.*\n$/);
    expect(readdirSync(dataDir)).toEqual([]);
    removeDataDir(dataDir);
  });

  describe('opens no demo on the database of production', () => {
    itOnBothDatabases(async (databaseUrl) => {
      const dataDir = await (databaseUrl === null ? newDataDirWithDatabase() : newDataDir());
      const port = String(await freePort());
      const env = {
        PORT: port,
        DATA_DIR: dataDir,
        ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
      };
      const { child } = runServer({ ...production, ...env, HOST: '127.0.0.1' });
      // `/readyz` would need Google's keys.
      await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/healthz`), { timeout: 90_000 });
      child.kill('SIGTERM');
      await once(child, 'exit');

      const demo = await failedStart({ ...env, AUTH_EMULATOR_PORT: String(await freePort()) });
      expect(demo).toEqual({
        code: 1,
        output:
          'Esta base de datos es de una tienda en producción, y la demostración no la abre: pon NODE_ENV=production, o elige otra base con DATA_DIR o DATABASE_URL.\n',
      });
      removeDataDir(dataDir);
    });
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
