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
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { faultsOfImports } from './check-imports.mjs';

/** Each rule about imports is broken once, in a copy of the repository that holds only its configuration. */

const repository = fileURLToPath(new URL('../', import.meta.url));
const root = mkdtempSync(join(tmpdir(), 'fences-'));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** The linter refuses a module or a global that the folder may not use. */
const linted: [folder: string, code: string, rule: string][] = [
  ['packages/domain/src', "import '@crepas/api';\n", 'noUndeclaredDependencies'],
  ['packages/domain/src', "import 'react';\n", 'noUndeclaredDependencies'],
  ['packages/domain/src', "import 'node:fs';\n", 'noNodejsModules'],
  ['packages/api/src', "import '@crepas/ui';\n", 'noUndeclaredDependencies'],
  ['packages/api/src', "fetch('/promo');\n", 'noRestrictedGlobals'],
  ['packages/ui/src', "import '@crepas/domain';\n", 'noUndeclaredDependencies'],
  ['packages/ui/src', 'localStorage.clear();\n', 'noRestrictedGlobals'],
  ['packages/demo/src', "import '@crepas/api';\n", 'noUndeclaredDependencies'],
  ['apps/store/src/features/home', "fetch('/promo');\n", 'noRestrictedGlobals'],
  ['apps/admin/src/features/orders', 'sessionStorage.clear();\n', 'noRestrictedGlobals'],
];
const allowedByTheLinter: [folder: string, code: string][] = [
  ['apps/store/src/features/cart', 'localStorage.clear();\n'],
  ['packages/backend/src', "import '@crepas/domain';\n"],
];
/** Only files named `…Storage.ts` may use the browser's storage. */
const lintedFile = (folder: string, index: number) =>
  index < linted.length ? `${folder}/linted-${index}.ts` : `${folder}/linted${index}Storage.ts`;

/** dependency-cruiser refuses an import: a file and what it imports, both by their paths. */
const forbidden: [rule: string, from: string, to: string][] = [
  ['feature-by-its-index', 'apps/store/src/features/home/a.ts', 'apps/store/src/features/cart/Cart.tsx'],
  [
    'feature-by-its-index',
    'apps/admin/src/features/orders/board/a.ts',
    'apps/admin/src/features/extras/extraForm.ts',
  ],
  ['shared-without-features', 'apps/store/src/shared/a.ts', 'apps/store/src/features/cart/index.ts'],
  ['features-without-app', 'apps/store/src/features/home/b.ts', 'apps/store/src/app/screens.ts'],
  [
    'components-without-storage',
    'apps/store/src/features/home/E.tsx',
    'apps/store/src/shared/cart/cartStorage.ts',
  ],
  ['server-without-processes', 'packages/backend/src/orders/a.ts', 'packages/backend/bin/loadRenderer.ts'],
  ['services-without-http', 'packages/backend/src/images/a.ts', 'packages/backend/src/http/Api.ts'],
  ['http-without-pages', 'packages/backend/src/http/a.ts', 'packages/backend/src/pages/page.ts'],
  ['database-alone', 'packages/backend/src/db/a.ts', 'packages/backend/src/events/orderEvents.ts'],
  ['packages-without-apps', 'packages/ui/vite.config.ts', 'apps/store/src/features/cart/Cart.tsx'],
  ['product-without-testing', 'apps/store/src/features/home/g.ts', 'packages/domain/src/testing/index.ts'],
  ['product-without-testing', 'packages/backend/bin/a.ts', 'packages/api/src/testing/anyOrder.ts'],
  ['product-without-testing', 'packages/domain/src/cart/a.ts', 'packages/domain/src/testing/build.ts'],
  ['through-the-index', 'apps/store/src/a.ts', 'packages/domain/src/cart/cart.ts'],
  ['no-circle', 'packages/domain/src/a.ts', 'packages/domain/src/b.ts'],
];
const allowed: [from: string, to: string][] = [
  ['apps/store/src/features/home/c.ts', 'apps/store/src/shared/cart/cart.ts'],
  ['apps/store/src/features/home/d.ts', 'apps/store/src/features/home/Banner.tsx'],
  ['apps/store/src/features/home/f.ts', 'apps/store/src/features/cart/index.ts'],
  [
    'apps/admin/src/features/orders/board/b.ts',
    'apps/admin/src/features/orders/details/OrderDetailsPanel.tsx',
  ],
  ['apps/store/src/features/home/g.test.ts', 'packages/domain/src/testing/index.ts'],
  ['apps/store/src/testing/build.ts', 'packages/domain/src/testing/index.ts'],
  ['packages/backend/src/http/b.ts', 'packages/backend/src/images/a.ts'],
  ['packages/backend/src/images/b.ts', 'packages/backend/src/db/a.ts'],
];
const pathTo = (from: string, to: string) => `./${relative(dirname(from), to).replaceAll('\\', '/')}`;
const named = 'packages/backend/src/orders/b.ts';

const brokenRules = new Map<string, string[]>();
let faults: readonly string[] = [];

beforeAll(async () => {
  for (const path of [
    'packages/domain',
    'packages/api',
    'packages/ui',
    'packages/demo',
    'packages/backend',
  ]) {
    write(`${path}/package.json`, readFileSync(join(repository, path, 'package.json'), 'utf8'));
  }
  for (const app of ['store', 'admin'])
    cpSync(`${repository}apps/${app}/package.json`, join(root, `apps/${app}/package.json`));
  cpSync(`${repository}docs/architecture.md`, join(root, 'docs/architecture.md'));
  const settings = readFileSync(`${repository}biome.json`, 'utf8');
  write('biome.json', settings.replace('"enabled": true', '"enabled": false')); // no git here
  for (const [index, [folder, code]] of [...linted, ...allowedByTheLinter].entries()) {
    write(lintedFile(folder, index), code);
  }
  lint();

  for (const [, , to] of forbidden) write(to, 'export {};\n');
  for (const [, to] of allowed) write(to, 'export {};\n');
  for (const [, from, to] of forbidden) write(from, `import '${pathTo(from, to)}';\n`);
  for (const [from, to] of allowed) write(from, `import '${pathTo(from, to)}';\n`);
  write('packages/domain/src/b.ts', "export type { A } from './a.ts';\n");
  write('packages/domain/src/lost.ts', "import './nowhere.ts';\n");
  write('packages/demo/src/index.ts', 'export {};\n');
  write(named, "import '@crepas/demo';\n");
  mkdirSync(join(root, 'packages/backend/node_modules/@crepas'), { recursive: true });
  symlinkSync(
    join(root, 'packages/demo'),
    join(root, 'packages/backend/node_modules/@crepas/demo'),
    'junction',
  );
  faults = await faultsOfImports(root);
}, 300_000);

afterAll(() => rmSync(root, { recursive: true, force: true }));

function lint(): void {
  const { stdout } = spawnSync('biome', ['lint', '--reporter=json', '--max-diagnostics=none', '.'], {
    cwd: root,
    env: { ...process.env, PATH: `${join(repository, 'node_modules/.bin')}:${process.env.PATH}` },
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const { diagnostics } = JSON.parse(stdout) as {
    diagnostics: { category: string; location: { path: string } }[];
  };
  for (const { category, location } of diagnostics) {
    const rules = brokenRules.get(location.path) ?? [];
    brokenRules.set(location.path, [...rules, category.split('/').at(-1) ?? category]);
  }
}

describe('the linter', () => {
  it.each(linted.map((entry, index) => [...entry, index] as const))(
    'refuses in %s: %j',
    (folder, _, rule, index) => {
      expect(brokenRules.get(lintedFile(folder, index))).toContain(rule);
    },
  );

  it.each(allowedByTheLinter.map((entry, index) => [...entry, index] as const))(
    'allows in %s: %j',
    (folder, _, index) => {
      const rules = brokenRules.get(lintedFile(folder, linted.length + index)) ?? [];
      expect(rules.filter((rule) => /Restricted|Undeclared|Nodejs/.test(rule))).toEqual([]);
    },
  );
});

describe('the check of imports', () => {
  it.each(forbidden)('refuses by %s: %s imports %s', (rule, from, to) => {
    expect(faults).toContain(
      rule === 'no-circle' ? `${rule}: ${from} → ${to} → ${from}` : `${rule}: ${from} → ${to}`,
    );
  });

  it.each(allowed)('allows: %s imports %s', (from, to) => {
    expect(faults.filter((fault) => fault.includes(`${from} → ${to}`))).toEqual([]);
  });

  it('refuses an import that leads nowhere', () => {
    expect(faults).toContain('resolvable: packages/domain/src/lost.ts → ./nowhere.ts');
  });

  it('refuses the demo in the server, by its rule and because it is not drawn', () => {
    expect(faults).toContain(`server-without-processes: ${named} → packages/demo/src/index.ts`);
    expect(faults).toContain('not drawn: backend --> demo');
  });

  it('refuses an arrow in the drawing that no import has', () => {
    expect(faults).toContain('drawn, not imported: backend -.-> demo');
  });
});

it('no file of domain, api or ui names a source file of an app, not even a build setting', () => {
  const isSource = (path: string) =>
    /\.(ts|tsx|mjs)$/.test(path) && !/(^|[\\/])(node_modules|\.tsbuild)[\\/]/.test(path);
  const reading = ['domain', 'api', 'ui'].flatMap((name) =>
    readdirSync(join(repository, 'packages', name), { recursive: true, encoding: 'utf8' })
      .map((path) => join('packages', name, path))
      .filter(
        (path) =>
          isSource(path) && /\bapps\/(store|admin)\/\w/.test(readFileSync(join(repository, path), 'utf8')),
      ),
  );
  expect(reading).toEqual([]);
});
