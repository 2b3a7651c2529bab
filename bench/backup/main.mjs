import { spawnSync } from 'node:child_process';
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { hasPostgres, startPostgres } from '../server/postgres.mjs';
import { newFolder, removeFolder } from '../server/processes.mjs';
import { drill } from './drill.mjs';

const help = `pnpm bench:backup [-- --orders=N] [--only=embedded|postgresql]

A shop of N orders (100000) is backed up while ten orders a second are placed, and by hand; the file is checked and restored. On the
embedded database and, where there is one, on PostgreSQL: the tables «Backups» of docs/performance.md. Some ten minutes, and about
2 GB in the folder for temporary files.

  --orders=N    past orders, 1 to 10000000
  --only=…      one of the two databases`;

const databases = ['embedded', 'postgresql'];

/** @param {string[]} args */
function read(args) {
  const options = /** @type {const} */ ({
    orders: { type: 'string', default: '100000' },
    only: { type: 'string' },
    help: { type: 'boolean', default: false },
  });
  const { values } = parseArgs({ options, args: args.filter((arg) => arg !== '--') });
  const orders = Number(values.orders);
  if (!Number.isInteger(orders) || orders < 1 || orders > 10_000_000)
    throw new Error('--orders: 1 to 10000000.');
  if (values.only !== undefined && !databases.includes(values.only)) {
    throw new Error(`--only: ${databases.join(' or ')}.`);
  }
  return { ...values, orders };
}

/** @param {number} figure */
const whole = (figure) => (Number.isNaN(figure) ? '–' : Math.round(figure).toLocaleString('en'));

/**
 * @param {string} database
 * @param {import('./drill.mjs').Drill} drilled
 */
function print(database, { databaseMb, steps, periods }) {
  console.log(`\n${database}: ${whole(databaseMb)} MB\n`);
  console.log('| Step | Seconds | Written | Memory at most |\n|---|---|---|---|');
  for (const { what, seconds, writtenMb, memoryMb } of steps) {
    console.log(
      `| ${[what, seconds.toFixed(1), `${whole(writtenMb)} MB`, `${whole(memoryMb)} MB`].join(' | ')} |`,
    );
  }
  console.log('\n| Ten orders a second | Orders | Failed | Median | Longest | Memory of the server |');
  console.log('|---|---|---|---|---|---|');
  for (const { what, waits, memoryMb } of periods) {
    const { orders, failed, medianMs, longestMs } = waits;
    const cells = [
      what,
      orders,
      failed,
      `${whole(medianMs)} ms`,
      `${whole(longestMs)} ms`,
      `${whole(memoryMb)} MB`,
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

/** @param {number} orders */
async function onEmbedded(orders) {
  const folder = newFolder('backup');
  try {
    print('embedded', await drill(folder, orders, {}, {}));
  } finally {
    removeFolder(folder);
  }
}

/** @param {number} orders */
async function onPostgres(orders) {
  const folder = newFolder('backup');
  const postgres = await startPostgres();
  try {
    const { url } = postgres;
    const made = spawnSync('createdb', ['--maintenance-db', url, 'restored']);
    if (made.status !== 0) throw new Error(`createdb failed: ${made.stderr}`);
    const target = Object.assign(new URL(url), { pathname: 'restored' }).href;
    print('PostgreSQL', await drill(folder, orders, { DATABASE_URL: url }, { DATABASE_URL: target }));
  } finally {
    await postgres.stop();
    removeFolder(folder);
  }
}

try {
  const { orders, only, help: isHelp } = read(process.argv.slice(2));
  if (isHelp) console.log(help);
  else {
    console.log(
      `Node ${process.versions.node}, ${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, ${whole(orders)} orders`,
    );
    if (only !== 'postgresql') await onEmbedded(orders);
    if (only === 'embedded') process.exit(0);
    if (hasPostgres) await onPostgres(orders);
    else console.warn('\nSKIPPED: no PostgreSQL on this machine. Only the embedded database was measured.');
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
