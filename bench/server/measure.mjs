import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTurns } from '../web/figures.mjs';
import { anOrder, signInCustomer, signInStaff } from './callers.mjs';
import { fanOutMs, readers } from './fanOut.mjs';
import {
  ordersAtOnce,
  ordersPerSecond,
  readsPerProcessorSecond,
  readsPerSecond,
  readsWhileOrdering,
} from './load.mjs';
import { printerLoad } from './printers.mjs';
import { newFolder, removeFolder, runBench, startBareServer, startShop } from './processes.mjs';
import { duration, row } from './rows.mjs';
import { visitorLoad } from './visitors.mjs';

/** Seconds of one turn. The two sides alternate, two turns each, so that other load of the machine affects both. */
const turnSeconds = 2;
const turns = 2;
/** Sizes of the menu, in products. */
const menuSizes = [50, 500, 5_000];
/**
 * Orders per second beside the readers: some thousand times the busiest hour of a shop. Without a limit, the
 * database, the server and the load generator would compete for the processors, and the ratio would measure that.
 */
const manyOrders = 50;
/** Warms up the compiler of both sides. */
const warmUpSeconds = 2;

/** @typedef {import('./rows.mjs').Row} Row */

/**
 * All measurements on one database.
 *
 * @param {Record<string, string>} databaseEnv
 * @returns {Promise<Row[]>}
 */
export async function measure(databaseEnv) {
  const folder = newFolder('data');
  const env = { ...databaseEnv, DATA_DIR: join(folder, 'data') };
  const first = await timed(() => startShop(env));
  await first.result.stop();
  const again = await timed(() => startShop(env));
  const shop = again.result;
  try {
    const promoUrl = `${shop.url}/api/promo`;
    const bare = await startBareServer(...(await keepAnswer(promoUrl, folder)));
    const customer = { token: await signInCustomer(shop), body: await anOrder(shop) };

    await Promise.all([promoUrl, bare.url].map((url) => readsPerSecond(url, warmUpSeconds)));
    await ordersPerSecond(shop, customer, warmUpSeconds);

    const [reads, bareReads] = await meansInTurns(
      () => readsPerProcessorSecond(promoUrl, shop.pid, turnSeconds),
      () => readsPerProcessorSecond(bare.url, bare.pid, turnSeconds),
    );
    const [readsToo, bodiesAlone] = await meansInTurns(
      () => readsPerProcessorSecond(promoUrl, shop.pid, turnSeconds),
      () => readsPerProcessorSecond(`${bare.url}/body`, bare.pid, turnSeconds),
    );
    await bare.stop();
    const [alone, whileWriting] = await meansInTurns(
      () => readsPerSecond(promoUrl, turnSeconds),
      () => readsWhileOrdering(shop, customer, turnSeconds, manyOrders),
    );
    const [aloneToo, whileWritingAll] = await meansInTurns(
      () => readsPerSecond(promoUrl, turnSeconds),
      () => readsWhileOrdering(shop, customer, turnSeconds),
    );
    const visitors = await visitorLoad(shop, customer);
    const orders = await ordersPerSecond(shop, customer, turns * turnSeconds);
    const eventMs = await fanOutMs(shop, customer, await signInStaff(shop));
    const printing = await printerLoad(shop);
    await shop.stop();
    const loop = await runBench('orderLoop', {
      ...env,
      SECONDS: String(turns * turnSeconds),
      ORDERS_AT_ONCE: String(ordersAtOnce),
    });
    const changes = await runBench('menuChange', { ...env, PRODUCTS: menuSizes.join() });
    return [
      row('cached reads of a processor', reads, 'bare Fastify, same bytes', bareReads, null),
      ...visitors,
      row(
        'cached reads of a processor',
        readsToo,
        'bare Fastify, same body without headers',
        bodiesAlone,
        null,
      ),
      row(`cached reads while ${manyOrders} orders a second come`, whileWriting, 'without', alone, 0.7),
      row('cached reads while as many come as are taken', whileWritingAll, 'without', aloneToo, null),
      row('orders', orders, 'their SQL in a loop', loop, 0.6),
      ...printing,
      duration(`an order's event at ${readers} readers`, eventMs),
      ...menuSizes.map((products, index) =>
        duration(`a change of a menu of ${products} products`, changes[index]),
      ),
      duration('a start, the first one', first.ms),
      duration('a start, any later one', again.ms),
    ];
  } finally {
    await shop.stop();
    removeFolder(folder);
  }
}

/** @param {(() => Promise<number>)[]} measures */
async function meansInTurns(...measures) {
  const samples = await inTurns(turns, measures, (measure) => measure());
  const means = samples.map(([, figures]) => figures.reduce((sum, figure) => sum + figure, 0) / turns);
  return /** @type {[number, number]} */ (means);
}

/**
 * @template Result
 * @param {() => Promise<Result>} work
 */
async function timed(work) {
  const start = performance.now();
  const result = await work();
  return { result, ms: performance.now() - start };
}

/** Headers that differ in each answer, and that any server sets. */
const ownHeaders = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

/**
 * The uncompressed answer: the load generator accepts no compression.
 *
 * @param {string} url
 * @param {string} folder
 * @returns {Promise<[bodyFile: string, headFile: string]>}
 */
async function keepAnswer(url, folder) {
  const answer = await fetch(url, { headers: { 'Accept-Encoding': 'identity' } });
  const head = [...answer.headers].filter(([name]) => !ownHeaders.includes(name));
  const [bodyFile, headFile] = [join(folder, 'body'), join(folder, 'head.json')];
  writeFileSync(bodyFile, Buffer.from(await answer.arrayBuffer()));
  writeFileSync(headFile, JSON.stringify(Object.fromEntries(head)));
  return [bodyFile, headFile];
}
