import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './browser.mjs';

/**
 * Everything that `npm test` runs, in the order in which it tells the most the soonest.
 * `npm test -- unit e2e` runs only those. A step that fails does not stop the ones after it.
 */

const reports = '.cache/test';

/** @typedef {{ passed: number, failed: number, skipped: number }} Count */

/** @type {(ok: boolean) => Count} */
const one = (ok) => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

/** @type {(name: string) => any} */
const report = (name) => JSON.parse(readFileSync(`${reports}/${name}.json`, 'utf8'));

/** A runner that dies without a report has failed, and so has one that fails with nothing but good tests. */
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

/** @type {(name: string) => { command: string[], count: (ok: boolean) => Count }} */
const vitest = (name) => ({
  command: [
    'vitest',
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
  ],
  count: (ok) =>
    counted(ok, () => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report(name);
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
    }),
});

/** @type {Record<string, { command: string[], count: (ok: boolean) => Count }>} */
const steps = {
  lint: { command: ['biome', 'check', '.'], count: one },
  tokens: { command: ['node', 'tools/check-tokens.mjs'], count: one },
  licences: { command: ['node', 'tools/check-licences.mjs'], count: one },
  types: { command: ['tsc', '-b'], count: one },
  build: { command: ['turbo', 'run', 'build', '--output-logs=new-only'], count: one },
  unit: vitest('unit'),
  storybook: vitest('storybook'),
  'storybook-dark': vitest('storybook-dark'),
  contract: vitest('contract'),
  deploy: vitest('deploy'),
  e2e: {
    command: ['playwright', 'test'],
    count: (ok) =>
      counted(ok, () => {
        const { expected, unexpected, flaky, skipped } = report('e2e').stats;
        return { passed: expected, failed: unexpected + flaky, skipped };
      }),
  },
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !(name in steps));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${Object.keys(steps).join(', ')}.`);
  process.exit(1);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await findBrowser();

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const summary = [];
for (const [name, { command, count }] of Object.entries(steps)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n── ${name} ──`);
  const [program = '', ...args] = command;
  const started = performance.now();
  const { status } = spawnSync(program, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  const { passed, failed, skipped } = count(status === 0);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.push(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`,
  );
}

console.log(`\n${summary.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
