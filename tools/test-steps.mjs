import { readFileSync } from 'node:fs';
import { playwrightFailures, vitestFailures } from './failures.mjs';
import { playwrightTimes, vitestTimes } from './slowest.mjs';

export const reports = '.cache/test';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @type {(ok: boolean) => Count} */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** @type {(name: string) => any} */
const report = (name) => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));

/** A missing report is one failure; so is a failed exit code without a failed test. */
/** @type {(ok: boolean, read: () => Count) => Count} */
function counted(ok, read) {
  try {
    const count = read();
    const silentFailure = (!ok && count.failed === 0) || count.passed + count.failed === 0;
    return silentFailure ? { ...count, failed: count.failed + 1 } : count;
  } catch {
    return one(false);
  }
}

/**
 * `failures`: a line for each failed test, with its file and the first line of its message. `times`: of each file.
 * @typedef {object} Step
 * @property {string[]} command
 * @property {(ok: boolean) => Count} count
 * @property {() => string[]} [failures]
 * @property {() => import('./slowest.mjs').Times} [times]
 */

/** A script of `package.json`, through turbo's cache. */
/** @type {(script: string) => string[]} */
const cached = (script) => ['turbo', 'run', `//#${script}`, '--log-prefix=none', '--output-logs=full'];

/** @type {(name: string, command?: string[]) => Step} */
const vitest = (name, command = alone(name)) => ({
  command,
  count: (ok) =>
    counted(ok, () => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report(name);
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
    }),
  failures: () => vitestFailures(report(name)),
  times: () => vitestTimes(report(name)),
});

/** A project of `vitest.config.ts` that runs every time. */
/** @type {(project: string) => string[]} */
const alone = (project) => [
  'vitest',
  'run',
  '--project',
  project,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${reports}/${project}.json`,
];

/** @type {(command: string[], name?: string) => Step} */
const playwright = (command, name = 'e2e') => ({
  command,
  count: (ok) =>
    counted(ok, () => {
      const { expected, unexpected, flaky, skipped } = report(name).stats;
      return { passed: expected, failed: unexpected + flaky, skipped };
    }),
  failures: () => playwrightFailures(report(name)),
  times: () => playwrightTimes(report(name)),
});

/** The journeys that `.ci/run` repeats in a second browser. All journeys would add half an hour. */
const coreJourneys = ['/simple-order.spec', '/evening.spec', '/offline.spec'];

/**
 * The rounds run one after another, the steps of a round in parallel: a single one leaves a processor idle.
 * @type {Record<string, Step>[]}
 */
export const rounds = [
  {
    lint: { command: cached('lint'), count: one },
    imports: { command: cached('imports'), count: one },
    unused: { command: cached('unused'), count: one },
    tokens: { command: cached('tokens'), count: one },
    licences: { command: cached('licences'), count: one },
    types: { command: cached('types'), count: one },
  },
  { build: { command: ['turbo', 'run', 'build', '--output-logs=new-only'], count: one } },
  {
    browsers: { command: ['node', 'tools/baseline/main.mjs'], count: one },
    budgets: { command: ['node', 'tools/check-budgets.mjs'], count: one },
    unit: vitest('unit', cached('unit')),
  },
  {
    storybook: vitest('storybook', cached('storybook:test')),
    contract: vitest('contract', cached('contract')),
  },
  { e2e: playwright(cached('e2e:usual')) },
];

/**
 * What takes long, and what needs a program that a machine with Node and npm alone lacks.
 * @type {Record<string, Step>[]}
 */
export const longRounds = [
  // The contract waits for failovers and clocks: the journeys work meanwhile.
  {
    'contract-long': vitest('contract-long'),
    'e2e-long': playwright(['playwright', 'test', '--project=long', '--project=long-desktop']),
  },
  // Beside the journeys its servers answer 503, and its waits of two seconds pass too soon.
  { deploy: vitest('deploy') },
  { engines: vitest('engines') },
  { windows: playwright(cached('storybook:windows'), 'windows') },
  { 'e2e-core': playwright(['playwright', 'test', ...coreJourneys]) },
];
