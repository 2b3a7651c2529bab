import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { hasPostgres, startPostgres } from '../server/postgres.mjs';
import { newFolder, removeFolder, runBench } from '../server/processes.mjs';

/**
 * How long the owner's reports take in a shop of 200,000 orders over four years, while two orders a second are placed; beside
 * counting the same orders and lines, which depends on the machine in the same way. `DAYS=365` puts all orders into one year.
 */

const goals = { month: 100, year: 400 };

/**
 * @param {string} database
 * @param {Record<string, string>} env
 */
async function print(database, env) {
  const folder = newFolder('reports');
  try {
    const took = await runBench('reports', {
      ...env,
      DAYS: process.env.DAYS ?? '1460',
      DATA_DIR: join(folder, 'data'),
    });
    for (const period of /** @type {const} */ (['month', 'year'])) {
      const { report, count } = took[period];
      const cells = [
        database,
        `a ${period}`,
        `${report.toFixed(0)} ms (goal ${goals[period]})`,
        `${count.toFixed(0)} ms`,
      ];
      console.log(`| ${[...cells, (report / count).toFixed(1)].join(' | ')} |`);
    }
  } finally {
    removeFolder(folder);
  }
}

console.log(
  `Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}\n`,
);
console.log('| Database | Report | Measured | Counting the rows | Ratio |\n|---|---|---|---|---|');
if (hasPostgres) {
  const postgres = await startPostgres();
  try {
    await print('PostgreSQL', { DATABASE_URL: postgres.url });
  } finally {
    await postgres.stop();
  }
} else console.warn('\nSKIPPED: no PostgreSQL on this machine. Only the embedded database was measured.');
await print('embedded', {});
