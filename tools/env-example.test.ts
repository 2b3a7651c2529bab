import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const inRepository = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const read = (path: string) => readFileSync(inRepository(path), 'utf8');

const sourcesIn = (folder: string) =>
  readdirSync(inRepository(folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => read(`${folder}/${path}`));

/**
 * Every environment variable that the code names: `required(env, 'PORT')`, `'CLOUDINARY_API_KEY'`, `VITE_MAPS_URL`.
 */
function variablesOf(source: string): string[] {
  const patterns = [
    /\benv,\s*'([A-Z][A-Z_]+)'/g,
    /'((?:[A-Z]+_)+(?:URL|KEY|NAME|SECRET|PRESET|TOKEN|ID))'/g,
    /\b(VITE_[A-Z_]+)/g,
  ];
  return patterns.flatMap((pattern) => [...source.matchAll(pattern)].map((match) => match[1] ?? ''));
}

const explained = read('.env.example')
  .split('\n')
  .filter((line) => /^[A-Z_]+=/.test(line))
  .map((line) => line.slice(0, line.indexOf('=')));

it('.env.example explains every variable that the server and the apps read', () => {
  const sources = [...sourcesIn('packages/backend/src'), ...sourcesIn('packages/api/src')];
  const used = new Set(sources.flatMap(variablesOf));
  expect(used).toContain('PORT');
  expect([...used].filter((name) => !explained.includes(name))).toEqual([]);
});

it('compose and its settings name only variables that .env.example explains', () => {
  const compose = read('deploy/compose.yaml');
  const [, shop = ''] = /^ {2}shop:\n((?: {4}.*\n)+)/m.exec(compose) ?? [];
  const [, environment = ''] = /^ {4}environment:\n((?: {6}.*\n)+)/m.exec(shop) ?? [];
  const set = [...environment.matchAll(/^ +([A-Z_]+): /gm)].map(([, name = '']) => name);
  expect(set).toContain('DATABASE_URL');
  const settings = [...read('deploy/shop.env.example').matchAll(/^([A-Z_]+)=/gm)].map(
    ([, name = '']) => name,
  );
  // Variables of compose alone.
  const own = [...compose.matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, name = '']) => name);
  const unknown = [...set, ...settings].filter((name) => !explained.includes(name) && !own.includes(name));
  expect(unknown).toEqual([]);
  expect([...new Set(own)].filter((name) => !settings.includes(name))).toEqual([]);
});

it('.env.example names each variable once', () => {
  expect(explained.filter((name, index) => explained.indexOf(name) !== index)).toEqual([]);
});

it('.env.example marks the variables that production requires', () => {
  const required = sourcesIn('packages/backend/src').flatMap((source) =>
    [...source.matchAll(/required\(env, '([A-Z_]+)'\)/g)].map(([, name]) => name),
  );
  // The comment above a variable, of one or more lines.
  const marked = [...read('.env.example').matchAll(/((?:^#.*\n)+)([A-Z_]+)=/gm)]
    .filter(([, comment = '']) => comment.includes('Required in production'))
    .map(([, , name]) => name);
  expect(required.length).toBeGreaterThan(3);
  expect(marked.sort()).toEqual([...new Set(required)].sort());
});
