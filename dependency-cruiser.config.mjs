/**
 * The allowed imports (docs/decisions/0002-fences.md). `tools/check-imports.mjs` applies these rules and compares the
 * imports between the parts with the drawing in docs/architecture.md; `tools/fences.test.ts` breaks every rule once.
 */

/** @type {(name: string, comment: string, from: object, to: object) => import('dependency-cruiser').IForbiddenRuleType} */
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

const test = '\\.(test|stories)\\.tsx?$|/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    forbid('no-circle', 'Files that import each other are one file.', {}, { circular: true }),
    forbid('resolvable', 'Every import leads to a file or a package.', {}, { couldNotResolve: true }),
    forbid(
      'feature-by-its-index',
      'A feature imports another one through its index.ts.',
      { path: '^apps/([^/]+)/src/features/([^/]+)/', pathNot: test },
      { path: '^apps/$1/src/features/', pathNot: '^apps/$1/src/features/($2/|[^/]+/index\\.ts$)' },
    ),
    forbid(
      'shared-without-features',
      'What several features use knows none of them.',
      { path: '^apps/([^/]+)/src/shared/', pathNot: test },
      { path: '^apps/$1/src/(features|app)/' },
    ),
    forbid(
      'features-without-app',
      'app/ composes the features.',
      { path: '^apps/([^/]+)/src/features/', pathNot: test },
      { path: '^apps/$1/src/app/' },
    ),
    forbid(
      'components-without-storage',
      'Components read and write stored values through a store.',
      { path: '^apps/[^/]+/src/.*\\.tsx$', pathNot: test },
      { path: '^apps/[^/]+/src/.*Storage\\.ts$' },
    ),
    forbid(
      'server-without-processes',
      'bin/ composes the server and the demo.',
      { path: '^packages/backend/src/' },
      { path: '^packages/(backend/bin|demo)/' },
    ),
    forbid(
      'services-without-http',
      'Routes call the services.',
      { path: '^packages/backend/src/(?!http/|pages/|openapi/|testing/|server/)', pathNot: test },
      { path: '^packages/backend/src/(http|pages)/' },
    ),
    forbid(
      'http-without-pages',
      'server/ puts the pages beside the API.',
      { path: '^packages/backend/src/http/', pathNot: test },
      { path: '^packages/backend/src/pages/' },
    ),
    forbid(
      'database-alone',
      'Every service may use the database; it uses none of them.',
      { path: '^packages/backend/src/db/', pathNot: test },
      { path: '^packages/backend/src/[^/]+/', pathNot: '^packages/backend/src/db/' },
    ),
    forbid(
      'product-without-testing',
      'Builders and stand-ins are for tests: @crepas/domain/testing and every folder testing/.',
      { path: '^(packages|apps)/[^/]+/(src|bin)/', pathNot: test },
      { path: '^(packages|apps)/.+/testing/' },
    ),
    forbid('packages-without-apps', 'Apps import packages.', { path: '^packages/' }, { path: '^apps/' }),
    forbid(
      'through-the-index',
      'A package is imported by its name, through its index.',
      { path: '^(packages|apps)/([^/]+)/', pathNot: '(vite[\\w.]*\\.config\\.ts|/vite/[^/]+|/blackbox/.*)$' },
      {
        path: '^(packages|apps)/',
        pathNot:
          '^$1/$2/|^packages/[^/]+/src/((loading/|maps/|testing/)?index\\.ts|push-worker\\.ts|Picture/srcSet\\.ts|base\\.css)$|/vite/',
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-\\w+|\\.tsbuild|\\.cache)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
