import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { playwrightFailures, vitestFailures } from './failures.mjs';
import { endOf } from './program-end.mjs';

/**
 * All steps of `npm test`: fast ones first. `npm test -- unit e2e` runs only those. The steps after a failed one still
 * run. turbo caches the steps whose result depends on files alone; a step that uses a browser, a database or a web
 * server of the machine runs every time, because turbo does not see what is installed.
 */

const reports = '.cache/test';

/** A step that hangs fails, and those after it run. The longest, the journeys, takes a quarter of it on two processors. */
const limitMinutes = 60;

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
 * `failures`: a line for each failed test, with its file and the first line of its message.
 * @typedef {{ command: string[], count: (ok: boolean) => Count, failures?: () => string[] }} Step
 */

/** A script of `package.json`, through turbo's cache. */
/** @type {(script: string) => string[]} */
const cached = (script) => ['turbo', 'run', `//#${script}`, '--log-prefix=none', '--output-logs=full'];

/** @type {(name: string, command?: string[]) => Step} */
const vitest = (
  name,
  command = [
    'vitest',
    'run',
    '--project',
    name,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/${name}.json`,
  ],
) => ({
  command,
  count: (ok) =>
    counted(ok, () => {
      const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = report(name);
      return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
    }),
  failures: () => vitestFailures(report(name)),
});

/** @type {(...files: string[]) => Step} */
const playwright = (...files) => ({
  command: ['playwright', 'test', ...files],
  count: (ok) =>
    counted(ok, () => {
      const { expected, unexpected, flaky, skipped } = report('e2e').stats;
      return { passed: expected, failed: unexpected + flaky, skipped };
    }),
  failures: () => playwrightFailures(report('e2e')),
});

/** The journeys that `.ci/run` repeats in a second browser. All journeys would add half an hour. */
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
 * The rounds run one after another, the steps of a round in parallel: a single one leaves a processor idle.
 * @type {Record<string, Step>[]}
 */
const rounds = [
  {
    lint: { command: cached('lint'), count: one },
    imports: { command: cached('imports'), count: one },
    unused: { command: cached('unused'), count: one },
    tokens: { command: cached('tokens'), count: one },
    licences: { command: cached('licences'), count: one },
    types: { command: cached('types'), count: one },
  },
  { build: { command: ['turbo', 'run', 'build', '--output-logs=new-only'], count: one } },
  { browsers: { command: ['node', 'tools/baseline/main.mjs'], count: one } },
  { unit: vitest('unit', cached('unit')) },
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
/**
 * Repeated after the summary: the end of a long output is what a person reads, and all that some CI services keep.
 * @type {string[]}
 */
const failures = [];
/** Lines that tests print when the machine lacks a program that they need: `SKIPPED: no nginx …` */
/** @type {Set<string>} */
const skippedLines = new Set();

/**
 * The output of parallel steps is buffered, and printed when the step ends.
 * @type {(name: string, step: Step, isParallel: boolean) => Promise<void>}
 */
async function run(name, { command: [program = '', ...args], count, failures: failedTests }, isParallel) {
  const started = performance.now();
  if (!isParallel) console.log(`\n── ${name} ──`);
  const child = spawn(program, args, {
    // turbo passes a task's error stream on as its own output; any other program keeps the terminal.
    stdio: ['ignore', isParallel || program === 'turbo' ? 'pipe' : 'inherit', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      if (!isParallel) (stream === child.stdout ? process.stdout : process.stderr).write(text);
      output += text;
    });
  }
  const { status, isTooLate } = await endOf(child, { limitMs: limitMinutes * 60_000 });
  if (isParallel) console.log(`\n── ${name} ──\n${output.trimEnd()}`);
  for (const [line] of stripVTControlCharacters(output).matchAll(/^SKIPPED: .+$/gm)) skippedLines.add(line);

  const { passed, failed, skipped } = count(status === 0);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  if (isTooLate) failures.push(`FAILED: ${name}: it did not end within ${limitMinutes} minutes`);
  if (failed > 0) failures.push(...listed(name, failedTests));
  const seconds = Math.round((performance.now() - started) / 1000);
  summary.push(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`,
  );
}

/** A step that ended without a report, or failed beside its tests, has only its name to say. */
/** @type {(step: string, failedTests?: () => string[]) => string[]} */
function listed(step, failedTests) {
  /** @type {string[]} */
  let lines = [];
  try {
    lines = failedTests?.() ?? [];
  } catch {}
  return (lines.length > 0 ? lines : ['see its output above']).map((line) => `FAILED: ${step}: ${line}`);
}

for (const round of rounds) {
  const chosen = Object.entries(round).filter(([name]) => isChosen(name));
  if (chosen.length > 1) console.log(`\n── ${chosen.map(([name]) => name).join(', ')}, in parallel …`);
  await Promise.all(chosen.map(([name, step]) => run(name, step, chosen.length > 1)));
}

console.log(`\n${[...summary, ...skippedLines, ...failures].join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
