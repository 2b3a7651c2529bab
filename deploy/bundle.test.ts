import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** A production server: made by `pnpm bundle`, started as the systemd unit and the container start it. */

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'crepas-bundle-'));
const bundle = join(folder, 'bundle');

const secrets = {
  CLOUDINARY_API_KEY: 'canary-cloudinary-key',
  CLOUDINARY_API_SECRET: 'canary-cloudinary-secret',
  METRICS_TOKEN: 'canary-metrics-token-of-the-shop',
};
const settings = {
  ...secrets,
  FIREBASE_PROJECT_ID: 'tienda-real',
  FIREBASE_API_KEY: 'public-firebase-key',
  GOOGLE_MAPS_API_KEY: 'public-maps-key',
  SHOP_WHATSAPP: '525512345678',
  PUBLIC_URL: 'https://crepas.example',
  CLOUDINARY_CLOUD_NAME: 'tienda',
  CLOUDINARY_UPLOAD_PRESET: 'menu',
};

const production = (env: Record<string, string>) => ({
  cwd: bundle,
  env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), PORT: '0', ...env },
});

beforeAll(() => {
  const { status, stderr } = spawnSync('node', [join(root, 'deploy/bundle.mjs'), bundle], {
    encoding: 'utf8',
  });
  expect(status, stderr).toBe(0);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('contains no demo, no source and no tool', () => {
  expect(existsSync(join(bundle, 'packages/demo'))).toBe(false);
  const packages = readdirSync(join(bundle, 'node_modules/.pnpm'));
  expect(packages.some((name) => name.startsWith('fastify@'))).toBe(true);
  expect(packages.filter((name) => /^(firebase-tools|vite|vitest|storybook|sharp)@/.test(name))).toEqual([]);
  expect(existsSync(join(bundle, 'packages/backend/src'))).toBe(false);
});

it('has no link that leads nowhere: `cp -rL` copies it', () => {
  const links = readdirSync(bundle, { recursive: true, encoding: 'utf8' })
    .map((name) => join(bundle, name))
    .filter((path) => lstatSync(path).isSymbolicLink());
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((path) => !existsSync(path))).toEqual([]);
});

it('refuses to start without settings, and names all that are missing', () => {
  const { status, stderr } = spawnSync('node', ['packages/backend/dist/server.js'], {
    ...production({}),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      'Faltan variables, necesarias en producción: FIREBASE_PROJECT_ID, FIREBASE_API_KEY, GOOGLE_MAPS_API_KEY, SHOP_WHATSAPP, PUBLIC_URL.\n',
  });
});

it('does not start a demo without NODE_ENV', () => {
  const { status, stderr } = spawnSync('node', ['packages/backend/dist/server.js'], {
    ...production({ ...settings, NODE_ENV: '' }),
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'Aquí no hay modo demostración: falta NODE_ENV=production.\n',
  });
});

describe('started with real settings', () => {
  let server: ChildProcess;
  let url: string;

  beforeAll(async () => {
    server = spawn('node', ['packages/backend/dist/server.js'], {
      ...production(settings),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    url = await addressOf(server);
  });

  it('serves health, menu and both pages', async () => {
    const statuses = ['/healthz', '/api/shop', '/api/category-asc', '/', '/home', '/login'].map(
      async (path) => [path, (await fetch(url + path)).status],
    );
    expect(await Promise.all(statuses)).toEqual([
      ['/healthz', 200],
      ['/api/shop', 200],
      ['/api/category-asc', 200],
      ['/', 200],
      ['/home', 200],
      ['/login', 200],
    ]);
  });

  it('writes public settings into the pages, and no secret', async () => {
    const pages = await Promise.all(['/', '/login'].map(async (path) => (await fetch(url + path)).text()));
    expect(pages.every((page) => page.includes('public-firebase-key'))).toBe(true);
    const leaks = Object.values(secrets).filter((secret) => pages.some((page) => page.includes(secret)));
    expect(leaks).toEqual([]);
  });

  it('has no demo accounts and no stand-ins', async () => {
    expect((await fetch(`${url}/gmaps-sim/maps/api/js`)).headers.get('content-type')).not.toContain(
      'javascript',
    );
    expect((await fetch(`${url}/image-host/v1_1/demo-crepas/image/upload`, { method: 'POST' })).status).toBe(
      404,
    );
  });

  it('ends without an error on SIGTERM', async () => {
    server.kill('SIGTERM');
    expect(await once(server, 'exit')).toEqual([0, null]);
  });
});

it('no file for the browser contains a secret, a demo account or a private key', () => {
  const marks = [...Object.keys(secrets), 'DATABASE_URL', 'crepas-demo', 'crepas.test', 'PRIVATE KEY'];
  const files = ['apps/store/dist', 'apps/admin/dist'].flatMap((app) =>
    readdirSync(join(bundle, app), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(js|css|html|json|webmanifest|svg|map)$/.test(name))
      .map((name) => join(app, name)),
  );
  expect(files.length).toBeGreaterThan(10);
  const found = files.flatMap((file) => {
    const text = readFileSync(join(bundle, file), 'utf8');
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${file}: ${mark}`);
  });
  expect(found).toEqual([]);
});

/** The server prints its address: it was started on a free port. */
async function addressOf(server: ChildProcess): Promise<string> {
  let said = '';
  for await (const chunk of server.stdout ?? []) {
    said += chunk;
    const url = /Crepatlán: (\S+)/.exec(said)?.[1];
    if (url) return url;
  }
  throw new Error(`The server ended: ${said}`);
}
