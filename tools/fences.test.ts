import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fenceFile } from './fence-files.mjs';

/** Who may import whom (docs/architecture.md), proven by files that break the rule for a moment. */

const root = fileURLToPath(new URL('../', import.meta.url));
const importing = (module: string) => `import { thing } from '${module}';\n\nthing();\n`;

const forbidden: [folder: string, code: string, rule: string][] = [
  ['packages/domain/src', importing('@crepas/api'), 'noUndeclaredDependencies'],
  ['packages/domain/src', importing('react'), 'noUndeclaredDependencies'],
  ['packages/domain/src', importing('node:fs'), 'noNodejsModules'],
  ['packages/api/src', importing('@crepas/ui'), 'noUndeclaredDependencies'],
  ['packages/api/src', "fetch('/promo');\n", 'noRestrictedGlobals'],
  ['packages/ui/src', importing('@crepas/domain'), 'noUndeclaredDependencies'],
  ['packages/ui/src', 'localStorage.clear();\n', 'noRestrictedGlobals'],
  ['packages/demo/src', importing('@crepas/api'), 'noUndeclaredDependencies'],
  ['packages/backend/src', importing('@crepas/demo'), 'noRestrictedImports'],
  ['packages/backend/src', importing('../bin/loadRenderer.ts'), 'noRestrictedImports'],
  ['apps/store/src/screens/home', importing('../cart/Cart.tsx'), 'noRestrictedImports'],
  ['apps/store/src/screens/home', importing('../../storage/cart.ts'), 'noRestrictedImports'],
  ['apps/store/src/screens/home', "fetch('/promo');\n", 'noRestrictedGlobals'],
  ['apps/admin/src/screens/orders', 'sessionStorage.clear();\n', 'noRestrictedGlobals'],
  ['apps/admin/src/screens/orders/board', importing('../../extras/toggled.ts'), 'noRestrictedImports'],
];

const allowed: [folder: string, code: string][] = [
  ['apps/store/src/screens/home', importing('../../stores/cart.ts')],
  ['apps/store/src/screens/home', importing('./Banner.tsx')],
  ['apps/admin/src/screens/orders/board', importing('../details/OrderDetailsPanel.tsx')],
  ['apps/store/src/storage', 'localStorage.clear();\n'],
  ['packages/backend/src', importing('@crepas/domain')],
];

const fileOf = (folder: string, index: number) => join(folder, fenceFile(index));
const cases = [...forbidden, ...allowed];
const rulesBroken = new Map<string, Set<string>>();

type Finding = { category: string; location: { path: string } };

beforeAll(() => {
  for (const [index, [folder, code]] of cases.entries()) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, fileOf(folder, index)), code);
  }
  const paths = cases.map(([folder], index) => fileOf(folder, index));
  const { stdout } = spawnSync('biome', ['lint', '--reporter=json', '--max-diagnostics=none', ...paths], {
    cwd: root,
    env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}` },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Finding[] };
  for (const { category, location } of diagnostics) {
    const rules = rulesBroken.get(location.path) ?? new Set();
    rulesBroken.set(location.path, rules.add(category.split('/').at(-1) ?? category));
  }
  // The linter reads the whole repository: patience for a machine that is slow, not a bound.
}, 120_000);

afterAll(() => {
  for (const [index, [folder]] of cases.entries()) rmSync(join(root, fileOf(folder, index)), { force: true });
});

it.each(forbidden.map((entry, index) => [...entry, index] as const))(
  '%s may not say %j',
  (folder, _, rule, index) => {
    expect([...(rulesBroken.get(fileOf(folder, index)) ?? [])]).toContain(rule);
  },
);

it.each(allowed.map((entry, index) => [...entry, forbidden.length + index] as const))(
  '%s may say %j',
  (folder, _, index) => {
    expect(
      [...(rulesBroken.get(fileOf(folder, index)) ?? [])].filter((rule) =>
        /Restricted|Undeclared|Nodejs/.test(rule),
      ),
    ).toEqual([]);
  },
);

it('no file of domain, api or ui names a source file of an app, not even a build setting', () => {
  const isSource = (path: string) =>
    /\.(ts|tsx|mjs)$/.test(path) && !/(^|[\\/])(node_modules|\.tsbuild)[\\/]/.test(path);
  const reading = ['domain', 'api', 'ui'].flatMap((name) =>
    readdirSync(join(root, 'packages', name), { recursive: true, encoding: 'utf8' })
      .map((path) => join('packages', name, path))
      .filter(
        (path) => isSource(path) && /\bapps\/(store|admin)\/\w/.test(readFileSync(join(root, path), 'utf8')),
      ),
  );
  expect(reading).toEqual([]);
});
