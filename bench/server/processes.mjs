import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

export const repository = fileURLToPath(new URL('../../', import.meta.url));
const inRepository = (/** @type {string} */ path, root = repository) => join(root, path);
const benchModule = (/** @type {string} */ name, root = repository) =>
  inRepository(`packages/backend/.cache/bench/${name}.js`, root);

/** @typedef {Record<string, string>} Env */
/** @typedef {{ url: string, authUrl: string, pid: number, stop: () => Promise<void> }} Shop */
/** @typedef {{ url: string, pid: number, stop: () => Promise<void> }} Running */

/** @param {string} name */
export const newFolder = (name) => mkdtempSync(join(tmpdir(), `crepas-bench-${name}-`));

/** @param {string} folder */
export const removeFolder = (folder) => rmSync(folder, { recursive: true, force: true });

/**
 * @param {string} entry
 * @param {Env} env
 */
function runNode(entry, env) {
  // As `npm start` and the services of deploy/ set it.
  const child = spawn(process.execPath, ['--max-semi-space-size=4', entry], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
  };
  return { child, stop };
}

/**
 * The composed server, as `npm start` runs it, without rate limits.
 *
 * @param {Env} env `DATA_DIR`, and `DATABASE_URL` for PostgreSQL
 * @param {string} [root] of another checkout
 * @returns {Promise<Shop>}
 */
export async function startShop(env, root) {
  const [port, authPort] = [await freePort(), await freePort()];
  const { child, stop } = runNode(inRepository('packages/backend/dist/server.js', root), {
    HOST: '127.0.0.1',
    PORT: String(port),
    AUTH_EMULATOR_PORT: String(authPort),
    RATE_LIMIT: 'off',
    ...env,
  });
  child.stdout.resume();
  const shop = {
    url: `http://127.0.0.1:${port}`,
    authUrl: `http://127.0.0.1:${authPort}`,
    pid: child.pid ?? 0,
    stop,
  };
  for (const url of [`${shop.url}/readyz`, shop.authUrl]) {
    await untilTrue(child, async () => (await fetch(url)).ok);
  }
  return shop;
}

/** Whose tokens a production server accepts. */
export const project = 'crepas-bench';

/** Settings of production; its accounts are not reached. */
const production = {
  NODE_ENV: 'production',
  FIREBASE_PROJECT_ID: project,
  FIREBASE_API_KEY: 'none',
  GOOGLE_MAPS_API_KEY: 'none',
  SHOP_WHATSAPP: '5215512345678',
};

/**
 * The server as a shop runs it: no emulator, no image host.
 *
 * @param {Env} env `DATA_DIR` and `DATABASE_URL`
 * @returns {Promise<Running>}
 */
export async function startProduction(env) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const { child, stop } = runNode(inRepository('packages/backend/dist/server.js'), {
    HOST: '127.0.0.1',
    PORT: port,
    PUBLIC_URL: url,
    ...production,
    ...env,
  });
  child.stdout.resume();
  // `/readyz` would need Google's keys, and with them the network.
  await untilTrue(child, async () => (await fetch(`${url}/healthz`)).ok);
  return { url, pid: child.pid ?? 0, stop };
}

/**
 * A Fastify server that answers the same bytes and does nothing else.
 *
 * @param {string} bodyFile
 * @param {string} headFile
 * @returns {Promise<Running>}
 */
export async function startBareServer(bodyFile, headFile) {
  const { child, stop } = runNode(benchModule('bareServer'), { BODY_FILE: bodyFile, HEAD_FILE: headFile });
  const [url] = await once(createInterface(child.stdout), 'line');
  return { url, pid: child.pid ?? 0, stop };
}

/**
 * A command of docs/operations.md, started.
 *
 * @param {readonly string[]} given
 * @param {Env} env
 */
export const startCommand = (given, env) =>
  spawn(process.execPath, [inRepository('packages/backend/dist/commands.js'), ...given], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/**
 * Runs a program of `packages/backend/bench` to its end.
 *
 * @param {'orderLoop' | 'menuChange' | 'pastOrders' | 'reports'} name
 * @param {Env} env
 * @param {string} [root] of another checkout
 * @returns {Promise<any>} what it prints: orders per second, milliseconds of each size, bytes of the database, or milliseconds of a month's and a year's report
 */
export async function runBench(name, env, root) {
  const { child } = runNode(benchModule(name, root), env);
  const [line] = await once(createInterface(child.stdout), 'line');
  await once(child, 'exit');
  return JSON.parse(line);
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {() => boolean | Promise<boolean>} isSo
 */
export async function untilTrue(child, isSo) {
  while (
    !(await Promise.resolve()
      .then(isSo)
      .catch(() => false))
  ) {
    if (child.exitCode !== null) throw new Error(`A process ended with ${child.exitCode}.`);
    await delay(100);
  }
}

export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (typeof address !== 'object' || address === null) throw new Error('No free port.');
  return address.port;
}
