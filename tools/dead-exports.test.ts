import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { isFenceFile } from './fence-files.mjs';

/**
 * What a file of the shared packages exports, another one takes that is more than a test, a story or an index. Types
 * are not asked: naming what a function takes or answers is worth an export by itself.
 */

const root = fileURLToPath(new URL('../', import.meta.url));
/** What is not committed yet counts too. */
const listing = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx', '*.mjs'];
const sources = spawnSync('git', listing, { cwd: root, encoding: 'utf8' })
  .stdout.trim()
  .split('\n')
  .filter(
    (path) => !isFenceFile(path) && !/\.(test|stories)\.tsx?$/.test(path) && existsSync(join(root, path)),
  )
  .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
  .filter(({ text }) => !isIndex(text));

/** Hands on what others export, and has nothing of its own. */
function isIndex(text: string): boolean {
  return text.split('\n').every((line) => /^(export (type )?[{*]|\s|\}|\/|$)/.test(line));
}

const exported = sources
  .filter(({ path }) => /^packages\/(domain|api|ui)\/src\/(?!testing\/|samples\/)/.test(path))
  .flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)].map(([, name = '']) => ({
      path,
      name,
    })),
  );

it('every export is taken by somebody', () => {
  expect(exported.length).toBeGreaterThan(200);
  const unused = exported.filter(
    ({ path, name }) =>
      !sources.some((file) => file.path !== path && new RegExp(`\\b${name}\\b`).test(file.text)),
  );
  expect(unused.map(({ path, name }) => `${path}: ${name}`)).toEqual([]);
});
