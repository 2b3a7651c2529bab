import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { argumentsOf, help } from './arguments.mjs';
import { exitCodeOf, lineOf } from './goals.mjs';
import { measureVisitsAgain } from './parts/again.mjs';
import { measureBoard } from './parts/board.mjs';
import { measureEvents } from './parts/events.mjs';
import { measureMemory } from './parts/memory.mjs';
import { measurePages } from './parts/pages.mjs';
import { measureTaps } from './parts/taps.mjs';
import { measureVisits } from './parts/visits.mjs';
import { openPlace } from './place.mjs';

/** @type {Record<string, (place: import('./parts/part.mjs').Place) => Promise<import('./parts/part.mjs').Part>>} */
const measures = {
  links: measureVisits,
  again: measureVisitsAgain,
  board: measureBoard,
  events: measureEvents,
  lighthouse: measurePages,
  taps: measureTaps,
  memory: measureMemory,
};

/** @param {ReturnType<typeof argumentsOf>} options */
async function measureAll(options) {
  const { place, close } = await openPlace(options);
  const { browser, failures } = place;
  console.log(
    `Node ${process.versions.node}, Chromium ${browser.version()}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, medians of ${options.runs}\n`,
  );
  /** @type {Record<string, unknown>} */
  const figures = {};
  /** @type {import('./goals.mjs').Judged[]} */
  const goals = [];
  try {
    for (const [name, measure] of Object.entries(measures)) {
      if (!options.only.includes(name)) continue;
      try {
        const measured = await measure(place);
        console.log(`\n${measured.title}\n\n${measured.table}\n`);
        figures[name] = measured.figures;
        goals.push(...measured.goals);
      } catch (error) {
        console.error(error);
        failures.push(`the part ${name}: ${String(error).split('\n')[0]}`);
      }
      // After each part: what was measured stays when a later part ends the run.
      report({ figures, goals, failures });
    }
  } finally {
    await close();
  }
  console.log([...goals.map(lineOf), ...failures.map((failure) => `✗ failed: ${failure}`)].join('\n'));
  process.exitCode = failures.length > 0 ? 1 : exitCodeOf(goals);
}

/** @param {object} measured */
function report(measured) {
  const folder = fileURLToPath(new URL('../../.data/bench/', import.meta.url));
  mkdirSync(folder, { recursive: true });
  // A page's stored state is the visitor's, and no figure.
  const plain = (/** @type {string} */ key, /** @type {unknown} */ value) =>
    key === 'storageState' || key === 'link' ? undefined : value;
  writeFileSync(`${folder}web.json`, JSON.stringify(measured, plain, 2));
}

try {
  const options = argumentsOf(process.argv.slice(2));
  if (options.isHelp) console.log(help);
  else await measureAll(options);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
