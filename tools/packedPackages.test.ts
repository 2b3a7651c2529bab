import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** `npm pack` in a copy of the packages: while npm packs, package.json names the build, which other tests must not see. */

const repository = fileURLToPath(new URL('../', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'packed-'));
const consumer = join(root, 'consumer');
const copyOf = (name: string) => join(root, 'packages', name);
const installed = (name: string) => join(consumer, 'node_modules/@crepas', name);
const link = (to: string, from: string) => symlinkSync(to, from, 'junction');
const packed = ['domain', 'api'];

function run(cwd: string, program: string, args: readonly string[]): string {
  const isWindows = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', shell: isWindows });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

function pack(name: string): void {
  run(copyOf(name), 'npm', ['pack', '--offline', '--silent']);
  const [file = ''] = readdirSync(copyOf(name)).filter((path) => path.endsWith('.tgz'));
  mkdirSync(installed(name), { recursive: true });
  run(copyOf(name), 'tar', ['-xzf', file, '--strip-components=1', '-C', installed(name)]);
}

beforeAll(() => {
  mkdirSync(join(root, 'tools'));
  for (const part of ['tsconfig.base.json', 'tools/pack.mjs'])
    cpSync(join(repository, part), join(root, part));
  link(join(repository, 'node_modules'), join(root, 'node_modules'));
  for (const name of packed) {
    for (const part of ['src', 'package.json', 'tsconfig.json', 'tsconfig.dist.json', 'README.md']) {
      cpSync(join(repository, 'packages', name, part), join(copyOf(name), part), { recursive: true });
    }
  }
  link(join(repository, 'packages/domain/node_modules'), join(copyOf('domain'), 'node_modules'));
  const valibot = realpathSync(join(repository, 'packages/api/node_modules/valibot'));
  mkdirSync(join(copyOf('api'), 'node_modules/@crepas'), { recursive: true });
  link(copyOf('domain'), join(copyOf('api'), 'node_modules/@crepas/domain'));
  link(valibot, join(copyOf('api'), 'node_modules/valibot'));
  for (const name of packed) pack(name);
  link(valibot, join(consumer, 'node_modules/valibot'));
  // npm packs and a compiler runs: as generous as the other tests that start programs.
}, 300_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

it('the packed domain works in plain Node', () => {
  const code = `
    import { addToCart, cartTotal, emptyCart, moneyText } from '@crepas/domain';
    import { aChoice, aProduct } from '@crepas/domain/testing';
    const cart = addToCart(emptyCart, aChoice({ product: aProduct({ price: 8950 }), quantity: 2 }));
    console.log(moneyText(cartTotal(cart)));`;
  writeFileSync(join(consumer, 'main.mjs'), code);
  expect(run(consumer, process.execPath, ['main.mjs'])).toBe('$179.00\n');
});

it('has types, which refuse pesos in place of centavos', () => {
  const code = `
    import type { Shop } from '@crepas/api';
    import { type Cents, centsFromPesos, moneyText } from '@crepas/domain';
    export const nameOf = (shop: Shop): string => shop.name;
    // @ts-expect-error no field of a shop
    export const none = (shop: Shop) => shop.nombre;
    export const text: string = moneyText(centsFromPesos(89.5));
    // @ts-expect-error pesos
    export const wrong: Cents = 89.5;`;
  writeFileSync(join(consumer, 'main.mts'), code);
  const options = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', '--ignoreConfig'];
  run(consumer, process.execPath, [
    join(repository, 'node_modules/typescript/bin/tsc'),
    ...options,
    'main.mts',
  ]);
});

it('so does the packed api, on top of it', () => {
  const code = `
    import { createClient } from '@crepas/api';
    import '@crepas/api/push-worker';
    console.log(typeof createClient);`;
  writeFileSync(join(consumer, 'api.mjs'), code);
  expect(run(consumer, process.execPath, ['api.mjs'])).toBe('function\n');
});

it.each(packed)('the packed %s holds only what is exported: no sources and no tests', (name) => {
  const files = readdirSync(installed(name), { recursive: true, encoding: 'utf8' });
  expect(readdirSync(installed(name)).sort()).toEqual(['README.md', 'dist', 'package.json']);
  expect(files.filter((file) => /\.test\.|oracle|anyZone|localBackend/i.test(file))).toEqual([]);
  expect(files.filter((file) => /\.\w+$/.test(file) && !/\.(d\.ts|js|json|md)$/.test(file))).toEqual([]);
  const { dependencies = {} } = JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8'));
  for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+/);
});

it.each(packed)('packing %s leaves package.json as it was', (name) => {
  const manifest = (folder: string) => readFileSync(join(folder, 'package.json'), 'utf8');
  expect(manifest(copyOf(name))).toBe(manifest(join(repository, 'packages', name)));
});
