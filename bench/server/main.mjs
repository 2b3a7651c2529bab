import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { compareWith } from './against.mjs';
import { measure } from './measure.mjs';
import { memoryOf } from './memory.mjs';
import { hasPostgres, startPostgres } from './postgres.mjs';

/**
 * Requests per second of the server, beside the limit of the same machine in the same run, and its memory. It reports
 * figures and fails on none: they change with the machine and its load, the ratios far less. With `--against <commit>` it
 * measures this checkout and that commit in turns instead.
 */

/**
 * @param {string} database
 * @param {import('./rows.mjs').Row[]} rows
 */
function print(database, rows) {
  for (const { what, figure, reference, ratio, goal } of rows) {
    const judged = ratio === null ? '' : `${ratio.toFixed(2)}${goal === null ? '' : ` (goal ${goal})`}`;
    console.log(`| ${[database, what, figure, reference, judged].join(' | ')} |`);
  }
}

console.log(
  `Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
);
const help = `pnpm bench:server [-- --against=COMMIT]

Requests a second of the server beside the limits of this machine, on the embedded database and, where there is one, on
PostgreSQL: the table «Server» of docs/performance.md. nginx is used where the machine has it.

  --against=COMMIT   measures this checkout and that commit in turns instead`;

const { against, help: isHelp } = parseArgs({
  options: { against: { type: 'string' }, help: { type: 'boolean' } },
  args: process.argv.slice(2).filter((arg) => arg !== '--'),
}).values;
if (isHelp) console.log(help);
else if (against) await compareWith(against);
else await measureAll();

async function measureAll() {
  console.log('| Database | What | Measured | Beside | Ratio |\n|---|---|---|---|---|');
  print('embedded', await memoryOf({}));
  print('embedded', await measure({}));
  if (hasPostgres) {
    const postgres = await startPostgres();
    try {
      print('PostgreSQL', await memoryOf({ DATABASE_URL: postgres.url }));
      print('PostgreSQL', await measure({ DATABASE_URL: postgres.url }));
    } finally {
      await postgres.stop();
    }
  } else console.warn('\nSKIPPED: no PostgreSQL on this machine. Only the embedded database was measured.');
}
