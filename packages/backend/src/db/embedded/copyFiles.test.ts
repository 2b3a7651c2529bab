import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { copyFiles } from './copyFiles.ts';

let from: string;
let to: string;
beforeEach(() => {
  from = mkdtempSync(join(tmpdir(), 'crepas-from-'));
  to = mkdtempSync(join(tmpdir(), 'crepas-to-'));
  mkdirSync(join(from, 'base'));
  for (const name of ['old', 'base/rows', 'log']) writeFileSync(join(from, name), name);
});
afterEach(() => {
  for (const folder of [from, to]) rmSync(folder, { recursive: true });
});

const contents = (folder: string) =>
  Object.fromEntries(
    ['old', 'base/rows', 'log', 'new'].map((name) => {
      const exists = readdirSync(folder, { recursive: true, encoding: 'utf8' }).includes(name);
      return [name, exists ? readFileSync(join(folder, name), 'utf8') : null];
    }),
  );

it('has the files as they were at rest: written, new and deleted ones too', async () => {
  await copyFiles(from, to, async (work) => {
    appendFileSync(join(from, 'base/rows'), ' and one more');
    rmSync(join(from, 'log'));
    writeFileSync(join(from, 'new'), 'new');
    await work();
    appendFileSync(join(from, 'old'), ' too late');
  });
  expect(contents(to)).toEqual({ old: 'old', 'base/rows': 'base/rows and one more', log: null, new: 'new' });
});

it('sees a write that left size and time as they were a moment ago', async () => {
  const rows = join(from, 'base/rows');
  const now = new Date();
  utimesSync(rows, now, now);
  await copyFiles(from, to, async (work) => {
    writeFileSync(rows, 'base/ROWS');
    utimesSync(rows, now, now);
    await work();
  });
  expect(contents(to)['base/rows']).toBe('base/ROWS');
});

it('reads a file that rests only once', async () => {
  const old = new Date(Date.now() - 60_000);
  utimesSync(join(from, 'old'), old, old);
  await copyFiles(from, to, async (work) => {
    writeFileSync(join(to, 'old'), 'kept');
    await work();
  });
  expect(contents(to).old).toBe('kept');
});
