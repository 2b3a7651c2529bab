import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

/** `npm pack` in a copy of the package: while npm packs, package.json names the build, which other tests must not see. */

const repository = fileURLToPath(new URL('../', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'packed-'));
const copy = join(root, 'packages/domain');
const consumer = join(root, 'consumer');
const installed = join(consumer, 'node_modules/@crepas/domain');

function run(cwd: string, program: string, args: readonly string[]): string {
  const isWindows = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8', shell: isWindows });
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  return stdout;
}

beforeAll(() => {
  mkdirSync(copy, { recursive: true });
  mkdirSync(join(root, 'tools'));
  mkdirSync(installed, { recursive: true });
  for (const part of ['tsconfig.base.json', 'tools/pack.mjs'])
    cpSync(join(repository, part), join(root, part));
  for (const part of ['src', 'package.json', 'tsconfig.dist.json', 'README.md']) {
    cpSync(join(repository, 'packages/domain', part), join(copy, part), { recursive: true });
  }
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction');
  run(copy, 'npm', ['pack', '--offline', '--silent']);
  const [packed = ''] = readdirSync(copy).filter((name) => name.endsWith('.tgz'));
  run(copy, 'tar', ['-xzf', packed, '--strip-components=1', '-C', installed]);
});
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
    import { type Cents, centsFromPesos, moneyText } from '@crepas/domain';
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

it('holds only what is exported: no sources and no tests', () => {
  const files = readdirSync(installed, { recursive: true, encoding: 'utf8' });
  expect(readdirSync(installed).sort()).toEqual(['README.md', 'dist', 'package.json']);
  expect(files.filter((file) => /\.test\.|oracle|anyZone/i.test(file))).toEqual([]);
  expect(files.filter((file) => /\.\w+$/.test(file) && !/\.(d\.ts|js|json|md)$/.test(file))).toEqual([]);
});

it('leaves package.json as it was', () => {
  const manifest = (folder: string) => readFileSync(join(folder, 'package.json'), 'utf8');
  expect(manifest(copy)).toBe(manifest(join(repository, 'packages/domain')));
});
