import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Unused classes, tokens and icons. */

const root = fileURLToPath(new URL('../', import.meta.url));
const folders = ['packages/ui/src', 'apps/store/src', 'apps/admin/src'];
const files = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx?|mdx|html)$/.test(name))
    .map((name) => ({
      path: join(root, folder, name),
      text: readFileSync(join(root, folder, name), 'utf8'),
    })),
);
const relative = (path: string) => path.slice(root.length);

const sheets = files.filter(({ path }) => path.endsWith('.module.css'));
const code = files.filter(({ path }) => /\.(tsx?|mdx)$/.test(path));
const withoutComments = (css: string) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** Sheet → the classes that its importers use. */
function classesInUse(): Map<string, Set<string>> {
  const used = new Map<string, Set<string>>();
  for (const { path, text } of code) {
    for (const [, name, sheet = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
      const at = resolve(dirname(path), sheet);
      const classes = used.get(at) ?? new Set();
      for (const [, found = ''] of text.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))) classes.add(found);
      used.set(at, classes);
    }
  }
  return used;
}

it('every class of a style sheet is used', () => {
  const used = classesInUse();
  const idle = sheets.flatMap(({ path, text }) => {
    const selectors = withoutComments(text).replace(/\{[^{}]*\}/g, '{}');
    const classes = new Set([...selectors.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = '']) => name));
    return [...classes]
      .filter((name) => !used.get(path)?.has(name))
      .map((name) => `${relative(path)}: .${name}`);
  });
  expect(idle).toEqual([]);
});

it('every class that the code uses exists', () => {
  const missing = [...classesInUse()].flatMap(([path, classes]) => {
    const css = sheets.find((sheet) => sheet.path === path)?.text ?? '';
    return [...classes]
      .filter((name) => !css.includes(`.${name}`))
      .map((name) => `${relative(path)}: .${name}`);
  });
  expect(missing).toEqual([]);
});

describe('the kit', () => {
  const everything = files.map(({ text }) => text).join('\n');

  it('has no unused token', () => {
    const tokens = readFileSync(join(root, 'packages/ui/src/tokens.css'), 'utf8');
    const names = new Set(
      [...withoutComments(tokens).matchAll(/^\s+(--[\w-]+):/gm)].map(([, name = '']) => name),
    );
    expect(names.size).toBeGreaterThan(0);
    expect([...names].filter((name) => !everything.includes(`var(${name}`))).toEqual([]);
  });

  it('has no unused icon', () => {
    const icons = readFileSync(join(root, 'packages/ui/src/icons/icons.tsx'), 'utf8');
    const names = [...icons.matchAll(/^export const (\w+Icon)\b/gm)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !everything.includes(`<${name}`))).toEqual([]);
  });
});
