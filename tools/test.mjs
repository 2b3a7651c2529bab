import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { findBrowser } from './browser.mjs';
import { endOf } from './program-end.mjs';
import { slowest } from './slowest.mjs';
import { longRounds, reports, rounds } from './test-steps.mjs';

/**
 * All steps of `npm test`: fast ones first. `npm test -- unit e2e` runs only those, `--long` those of `npm run test:long`. The
 * steps after a failed one still run. turbo keeps the result of a step that passed until a file, Node or the browser changes. What
 * needs a database, a web server or another browser of the machine runs every time: turbo does not see what is installed.
 */

/** A step that hangs fails, and those after it run. The longest, all journeys, takes half of it on two processors. */
const limitMinutes = 60;

const all = [...rounds, ...longRounds];
const names = all.flatMap((round) => Object.keys(round));
const words = process.argv.slice(2);
const isLong = words.includes('--long');
const asked = words.filter((word) => word !== '--long');
const unknown = asked.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`No such step: ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}

/** `e2e-core` only by its name: it repeats journeys of `e2e` in the browser of `CHROMIUM_PATH`. */
/** @type {(name: string) => boolean} */
const isChosen = (name) => (asked.length === 0 ? name !== 'e2e-core' : asked.includes(name));

const startedAt = performance.now();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const browser = findBrowser();
// turbo compares it: a path alone does not tell that the program behind it was updated.
process.env.TEST_MACHINE = `${process.version} ${spawnSync(browser, ['--version'], { encoding: 'utf8' }).stdout}`;

const total = { passed: 0, failed: 0, skipped: 0 };
/** @type {string[]} */
const summary = [];
/**
 * The ten slowest files of each step.
 * @type {string[]}
 */
const slow = [];
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
 * @type {(name: string, step: import('./test-steps.mjs').Step, isParallel: boolean) => Promise<void>}
 */
async function run(
  name,
  { command: [program = '', ...args], count, failures: failedTests, times },
  isParallel,
) {
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
  if (times) slow.push(...slowest(name, times));
  summary.push(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${secondsSince(started)} s)`,
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

/** @type {(since: number) => number} */
function secondsSince(since) {
  return Math.round((performance.now() - since) / 1000);
}

for (const round of asked.length > 0 ? all : isLong ? longRounds : rounds) {
  const chosen = Object.entries(round).filter(([name]) => isChosen(name));
  if (chosen.length > 1) console.log(`\n── ${chosen.map(([name]) => name).join(', ')}, in parallel …`);
  await Promise.all(chosen.map(([name, step]) => run(name, step, chosen.length > 1)));
}

console.log(`\n${[...slow, ...summary, ...skippedLines, ...failures].join('\n')}\n`);
console.log(`It took ${secondsSince(startedAt)} s.`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed === 0 ? 0 : 1);
