import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
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

/** @type {(name: string) => Step} */
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

/** @typedef {{ command: string[], count: (ok: boolean) => Count }} Step */

/** @type {(...files: string[]) => Step} */
const playwright = (...files) => ({
  command: ['playwright', 'test', ...files],
  count: (ok) =>
    counted(ok, () => {
      const { expected, unexpected, flaky, skipped } = report('e2e').stats;
      return { passed: expected, failed: unexpected + flaky, skipped };
    }),
});

/** What a shop lives by: tried in a second browser too (.ci/run). All journeys in both would take half an hour. */
const coreJourneys = [
  'simple-order',
  'combo-order',
  'evening',
  'product',
  'address',
  'offline',
  'admin-products',
];

/**
 * One round after the other; the steps of a round beside each other, for alone they leave a processor idle.
 * @type {Record<string, Step>[]}
 */
const rounds = [
  {
    lint: { command: ['biome', 'check', '.'], count: one },
    tokens: { command: ['node', 'tools/check-tokens.mjs'], count: one },
    licences: { command: ['node', 'tools/check-licences.mjs'], count: one },
    types: { command: ['tsc', '-b'], count: one },
  },
  { build: { command: ['turbo', 'run', 'build', '--output-logs=new-only'], count: one } },
  { browsers: { command: ['node', 'tools/baseline/main.mjs'], count: one } },
  { unit: vitest('unit') },
  { storybook: vitest('storybook'), 'storybook-dark': vitest('storybook-dark') },
  { contract: vitest('contract') },
  { deploy: vitest('deploy') },
  { engines: vitest('engines') },
  { e2e: playwright() },
  { 'e2e-core': playwright(...coreJourneys) },
];

const names = rounds.flatMap((round) => Object.keys(round));
const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

/** @type {(name: string) => boolean} */
const isChosen = (name) => (asked.length === 0 ? name !== 'e2e-core' : asked.includes(name));

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
await findBrowser();

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const summary = [];
/** What tests say on their error stream where the machine lacks what they need: `SKIPPED: no nginx …` */
/** @type {Set<string>} */
const skippedLines = new Set();

/**
 * What several steps write at once is kept apart: each is told when it ends.
 * @type {(name: string, step: Step, isAlone: boolean) => Promise<void>}
 */
async function run(name, { command: [program = '', ...args], count }, isAlone) {
  const started = performance.now();
  if (isAlone) console.log(`\n── ${name} ──`);
  const child = spawn(program, args, {
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      if (isAlone) process.stderr.write(text);
      output += text;
    });
  }
  const [status] = await once(child, 'close').catch(() => [null]);
  if (!isAlone) console.log(`\n── ${name} ──\n${output.trimEnd()}`);
  for (const [line] of stripVTControlCharacters(output).matchAll(/^SKIPPED: .+$/gm)) skippedLines.add(line);

  const { passed, failed, skipped } = count(status === 0);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.push(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`,
  );
}

for (const round of rounds) {
  const chosen = Object.entries(round).filter(([name]) => isChosen(name));
  if (chosen.length > 1) console.log(`\n── ${chosen.map(([name]) => name).join(', ')}: beside each other …`);
  await Promise.all(chosen.map(([name, step]) => run(name, step, chosen.length === 1)));
}

console.log(`\n${[...summary, ...skippedLines].join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
