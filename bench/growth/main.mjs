import { join } from 'node:path';
import { hasPostgres, startPostgres } from '../server/postgres.mjs';
import { newFolder, removeFolder, startShop } from '../server/processes.mjs';
import { tableOf } from '../web/figures.mjs';
import { costsOf, waitingCustomers } from './costs.mjs';
import { assumed, busiestHour, waitMs } from './evening.mjs';
import { canAsk } from './processor.mjs';
import { memoryOfProduction } from './production.mjs';
import { visitsOf } from './visitBytes.mjs';

/** How cost grows from one shop to many (docs/performance.md): measured costs, and an evening simulated from them. */

if (!canAsk) throw new Error('Only Linux tells how much of a processor a process has used.');

const shopCounts = [1, 10, 100, 300, 1000];

/** @param {Record<string, string>} env @param {number | null} databasePid */
async function measure(env, databasePid) {
  const folder = newFolder('growth');
  const shop = await startShop({ ...env, DATA_DIR: join(folder, 'data') });
  try {
    return { visits: await visitsOf(shop.url), ...(await costsOf(shop, databasePid)) };
  } finally {
    await shop.stop();
    removeFolder(folder);
  }
}

/** @param {string} database @param {Awaited<ReturnType<typeof measure>>} measured */
function print(database, { visits, streams, waiting, ...costs }) {
  const fixed = (/** @type {number} */ value, digits = 2) => value.toFixed(digits);
  console.log(`\n## ${database}: ${fixed(costs.atRestMb, 0)} MB at rest\n`);
  console.log(
    tableOf(
      ['What', 'ms of a processor', 'a second and processor'],
      Object.entries({
        'the home page': costs.pageMs,
        'a cached read': costs.readMs,
        'the customer asking for an order': costs.askMs,
        'an order': costs.orderMs,
      }).map(([what, ms]) => [what, fixed(ms, 3), fixed(1000 / ms, 0)]),
    ),
  );
  console.log(
    `\n${tableOf(
      ['Streams', 'kB each', 'all have heard after ms', 'ms of a processor for each event and stream'],
      streams.map(({ count, kbEach, receivedAfterMs, msEach }) => [
        `${count}`,
        fixed(kbEach, 0),
        fixed(receivedAfterMs, 0),
        fixed(msEach, 3),
      ]),
    )}`,
  );
  const pollingMs = costs.askMs / assumed.secondsBetweenAsking;
  console.log(
    `\n${waiting.count} waiting customers: ${fixed(waiting.openMb, 0)} MB in the process, ${fixed(waiting.kbEach, 0)} kB each; ` +
      `${fixed(waiting.msPerSecond, 4)} ms of a processor a second each, ${fixed(waiting.msPerSecond / pollingMs, 3)} of asking every ` +
      `${assumed.secondsBetweenAsking} s (${fixed(pollingMs, 4)} ms).`,
  );
  console.log(
    `\n${tableOf(
      ['Visit', 'kB', 'requests', 'kB past a CDN', 'requests past a CDN'],
      visits.map(({ kb, requests, originKb, originRequests }, index) => [
        index === 0 ? 'first' : 'next',
        fixed(kb, 0),
        `${requests}`,
        fixed(originKb, 1),
        `${originRequests}`,
      ]),
    )}`,
  );
  const [first] = visits;
  console.log(
    `\n${tableOf(
      [
        'Shops',
        'orders/s',
        'an order waits (99 %) ms',
        'processors busy',
        'without streams',
        'streams',
        'Mbit/s',
        'Mbit/s past a CDN',
      ],
      shopCounts.map((shops) => {
        const {
          ordersPerSecond,
          visitsPerSecond,
          asksPerSecond,
          pollsPerSecond,
          underWay,
          streams: open,
        } = busiestHour(shops);
        const event = streams.at(-1)?.msEach ?? 0;
        const visiting = visitsPerSecond * (costs.pageMs + costs.readMs * ((first?.originRequests ?? 1) - 1));
        const ordering = ordersPerSecond * (costs.orderMs + event * assumed.staffStreams) + visiting;
        const busy =
          ordering +
          underWay * waiting.msPerSecond +
          asksPerSecond * (costs.askMs + event * (1 + assumed.staffStreams));
        const withoutStreams = ordering + pollsPerSecond * costs.askMs;
        const wait = waitMs(ordersPerSecond, costs.ordersPerSecond);
        const megabits = (/** @type {number} */ kb) => fixed((visitsPerSecond * kb * 8) / 1000, 1);
        return [
          `${shops}`,
          fixed(ordersPerSecond),
          Number.isFinite(wait) ? fixed(wait, 0) : 'without end',
          fixed(busy / 1000),
          fixed(withoutStreams / 1000),
          fixed(open, 0),
          megabits(first?.kb ?? 0),
          megabits(first?.originKb ?? 0),
        ];
      }),
    )}`,
  );
}

console.log(`Assumed of a shop: ${JSON.stringify(assumed)}`);
print('embedded', await measure({}, null));
if (hasPostgres) {
  const postgres = await startPostgres();
  try {
    print('PostgreSQL', await measure({ DATABASE_URL: postgres.url }, postgres.pid));
    const { restMb, waitingMb } = await memoryOfProduction(postgres.url, waitingCustomers);
    console.log(
      `\nProduction on PostgreSQL: ${restMb.toFixed(0)} MB at rest, ${waitingMb.toFixed(0)} MB with ${waitingCustomers} waiting customers.`,
    );
  } finally {
    await postgres.stop();
  }
} else console.warn('\nSKIPPED: no PostgreSQL on this machine.');
