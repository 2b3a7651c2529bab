import { join } from 'node:path';
import { inTurns, median } from '../web/figures.mjs';
import { anOrder, signInCustomer } from './callers.mjs';
import { checkOut } from './checkout.mjs';
import { ordersAtOnce, ordersPerSecond, readsPerSecond, readsWhileOrdering } from './load.mjs';
import { hasPostgres, startPostgres } from './postgres.mjs';
import { newFolder, removeFolder, repository, runBench, startShop } from './processes.mjs';
import { canAsk, processorSeconds } from './processor.mjs';

/** @typedef {{ name: string, root: string }} Side */

/** Both sides alternate, so that other load of the machine affects both. */
const turns = 5;
const turnSeconds = 2;

/**
 * Measures this checkout and another commit in turns, on each database, and prints the ratios.
 *
 * @param {string} commit
 */
export async function compareWith(commit) {
  const { root, remove } = checkOut(commit, ['--filter @crepas/backend run bench:build']);
  try {
    const sides = [
      { name: 'here', root: repository },
      { name: commit, root },
    ];
    console.log(`| Database | What | here | ${commit} | here / ${commit} |\n|---|---|---|---|---|`);
    await compare('embedded', sides, async () => null);
    if (hasPostgres) await compare('PostgreSQL', sides, startPostgres);
  } finally {
    remove();
  }
}

/**
 * @param {string} database
 * @param {Side[]} sides
 * @param {() => Promise<import('./processes.mjs').Running | null>} startDatabase each side has its own
 */
async function compare(database, sides, startDatabase) {
  const running = await Promise.all(sides.map(async ({ root }) => start(root, await startDatabase())));
  const medians = async (/** @type {(side: typeof running[number]) => Promise<number>} */ measure) =>
    (await inTurns(turns, running, measure)).map(([, figures]) => median(figures));
  const print = (/** @type {string} */ what, /** @type {number[]} */ [here = 0, there = 0], digits = 0) =>
    console.log(
      `| ${[database, what, here.toFixed(digits), there.toFixed(digits), (here / there).toFixed(2)].join(' | ')} |`,
    );
  try {
    for (const { shop, customer } of running) await ordersPerSecond(shop, customer, turnSeconds);
    const promo = (/** @type {typeof running[number]} */ { shop }) => `${shop.url}/api/promo`;
    print('cached reads a second', await medians((side) => readsPerSecond(promo(side), turnSeconds)));
    print(
      'cached reads a second beside 50 orders a second',
      await medians(({ shop, customer }) => readsWhileOrdering(shop, customer, turnSeconds, 50)),
    );
    const placed = running.map(() => 0);
    const before = running.map(({ pids }) => processorMs(pids));
    const orders = await medians(async (side) => {
      const each = await ordersPerSecond(side.shop, side.customer, turnSeconds);
      const index = running.indexOf(side);
      placed[index] = (placed[index] ?? 0) + each * turnSeconds;
      return each;
    });
    print('orders a second', orders);
    const used = running.map(
      ({ pids }, index) => (processorMs(pids) - (before[index] ?? 0)) / (placed[index] ?? 0),
    );
    if (canAsk) print("an order's processor time, ms", used, 1);
    for (const { shop } of running) await shop.stop();
    const env = { SECONDS: String(turnSeconds), ORDERS_AT_ONCE: String(ordersAtOnce) };
    const loops = await medians((side) => runBench('orderLoop', { ...side.env, ...env }, side.root));
    print('orders a second of their SQL in a loop', loops);
    print(
      'orders beside their loop',
      orders.map((each, index) => each / (loops[index] ?? 0)),
      2,
    );
  } finally {
    for (const { stop } of running) await stop();
  }
}

/**
 * @param {string} root
 * @param {import('./processes.mjs').Running | null} postgres
 */
async function start(root, postgres) {
  const folder = newFolder('against');
  const env = { DATA_DIR: join(folder, 'data'), ...(postgres && { DATABASE_URL: postgres.url }) };
  const shop = await startShop(env, root);
  const customer = { token: await signInCustomer(shop), body: await anOrder(shop) };
  const stop = async () => {
    await shop.stop();
    await postgres?.stop();
    removeFolder(folder);
  };
  return { root, env, shop, customer, pids: [shop.pid, ...(postgres ? [postgres.pid] : [])], stop };
}

const processorMs = (/** @type {readonly number[]} */ pids) =>
  canAsk ? pids.reduce((sum, pid) => sum + 1000 * processorSeconds(pid), 0) : 0;
