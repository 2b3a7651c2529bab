/** Tests of the server's routes, by name. */
const routes = (/** @type {string[]} */ ...names) =>
  names.map((name) => `packages/backend/src/http/routes/${name}.test.ts`);

/**
 * The folders of the mutation tests, each with its unit tests, and with those of the server's routes where these
 * cover it.
 *
 * `without`: files that only browser tests run. `minScore`: percent. `patienceMs`: the timeout of a test, lower where
 * mutants make tests wait forever.
 *
 * @type {Readonly<Record<string, {
 *   readonly tests: readonly string[],
 *   readonly without?: readonly string[],
 *   readonly minScore: number,
 *   readonly patienceMs?: number,
 * }>>}
 */
export const folders = {
  'packages/domain/src': { tests: ['packages/domain/src/**/*.test.ts'], minScore: 90 },
  'packages/api/src': { tests: ['packages/api/src/**/*.test.ts'], minScore: 85 },
  'packages/backend/src/orders': {
    tests: [
      'packages/backend/src/orders/*.test.ts',
      ...routes('orderRoutes', 'staffOrderRoutes', 'reportRoutes'),
    ],
    minScore: 85,
  },
  'packages/backend/src/identity': {
    tests: ['packages/backend/src/identity/*.test.ts', ...routes('staffAccountRoutes')],
    minScore: 85,
  },
  'packages/backend/src/events': {
    tests: ['packages/backend/src/events/*.test.ts', ...routes('orderEventRoutes')],
    minScore: 85,
    patienceMs: 6_000,
  },
  'packages/backend/src/catalog': {
    tests: [
      'packages/backend/src/catalog/*.test.ts',
      ...routes('menuRoutes', 'categoryWrites', 'productWrites', 'extraWrites', 'soldOutRoutes'),
    ],
    minScore: 85,
  },
  'packages/backend/src/http': {
    tests: [
      'packages/backend/src/{http,http/routes,openapi}/*.test.ts',
      'packages/backend/src/server/buildApp.test.ts',
    ],
    minScore: 85,
  },
  'apps/store/src/shared/storage': { tests: ['apps/store/src/shared/storage/*.test.ts'], minScore: 85 },
  'apps/store/src/features/checkout': {
    tests: ['apps/store/src/features/checkout/*.test.ts'],
    without: ['use*.ts', 'checkoutStatus.ts'],
    minScore: 85,
  },
};
