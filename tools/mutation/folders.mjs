/** Tests of the server's routes, by their names. */
const routes = (/** @type {string[]} */ ...names) =>
  names.map((name) => `packages/backend/src/http/${name}.test.ts`);

/**
 * The folders whose tests are measured, each with the tests that answer for it: its own, and for what the server's
 * routes answer also the tests that ask them.
 *
 * `without` are files that only the journeys run, in a browser; `leastScore` is in percent. `patienceMs` is how long a
 * test may take: shorter where mutants make tests wait for what never comes.
 *
 * @type {Readonly<Record<string, {
 *   readonly tests: readonly string[],
 *   readonly without?: readonly string[],
 *   readonly leastScore: number,
 *   readonly patienceMs?: number,
 * }>>}
 */
export const folders = {
  'packages/domain/src': { tests: ['packages/domain/src/**/*.test.ts'], leastScore: 90 },
  'packages/api/src': { tests: ['packages/api/src/**/*.test.ts'], leastScore: 85 },
  'packages/backend/src/orders': {
    tests: [
      'packages/backend/src/orders/*.test.ts',
      ...routes('orderRoutes', 'staffOrderRoutes', 'reportRoutes'),
    ],
    leastScore: 85,
  },
  'packages/backend/src/identity': { tests: ['packages/backend/src/identity/*.test.ts'], leastScore: 85 },
  'packages/backend/src/events': {
    tests: ['packages/backend/src/events/*.test.ts', ...routes('orderEvents')],
    leastScore: 85,
    patienceMs: 6_000,
  },
  'packages/backend/src/catalog': {
    tests: [
      'packages/backend/src/catalog/*.test.ts',
      ...routes('menuRoutes', 'categoryWrites', 'productWrites', 'extraWrites'),
    ],
    leastScore: 85,
  },
  'packages/backend/src/http': { tests: ['packages/backend/src/http/*.test.ts'], leastScore: 85 },
  'apps/store/src/storage': { tests: ['apps/store/src/{storage,stores}/*.test.ts'], leastScore: 85 },
  'apps/store/src/stores': { tests: ['apps/store/src/stores/*.test.ts'], leastScore: 85 },
  'apps/store/src/checkout': {
    tests: ['apps/store/src/checkout/*.test.ts'],
    without: ['use*.ts', 'checkoutStatus.ts', 'prefetchNextStep.ts'],
    leastScore: 85,
  },
};
