import { once } from 'node:events';
import { expect, it } from 'vitest';
import { isElsewhere } from './harness/backend.ts';
import { freePort, newDataDir, removeDataDir, runServer, startServer } from './harness/server.ts';

async function failedStart(env: Record<string, string>) {
  const { child, output } = runServer(env);
  const [code] = await once(child, 'exit');
  return { code, output: output() };
}

it.skipIf(isElsewhere)('a second server on the same data says so and ends', async () => {
  const server = await startServer();
  const env = { PORT: String(await freePort()), AUTH_EMULATOR_PORT: String(await freePort()) };
  const second = await failedStart({ ...env, DATA_DIR: server.dataDir });
  expect(second.output.trim()).toBe(
    `No se puede abrir la base de datos: otra instancia usa «${server.dataDir}»; ciérrala o elige otra carpeta con DATA_DIR.`,
  );
  expect(second.code).toBe(1);
  await server.stop();
  removeDataDir(server.dataDir);
});

it.skipIf(isElsewhere)('a port that is taken is named', async () => {
  const server = await startServer();
  const dataDir = newDataDir();
  const port = new URL(server.url).port;
  const second = await failedStart({
    PORT: port,
    HOST: '127.0.0.1',
    AUTH_EMULATOR_PORT: String(await freePort()),
    DATA_DIR: dataDir,
  });
  expect(second).toEqual({ code: 1, output: `El puerto ${port} está ocupado: elige otro con PORT.\n` });
  await server.stop();
  for (const directory of [dataDir, server.dataDir]) removeDataDir(directory);
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
