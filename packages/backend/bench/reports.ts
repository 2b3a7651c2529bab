import { resolve } from 'node:path';
import { shiftDay, shopDayAt } from '@crepas/domain';
import { openDatabase } from '../src/db/openDatabase.ts';
import { readReport } from '../src/reports/readReport.ts';
import { insertOrders } from './insertOrders.ts';

/**
 * Milliseconds of a month's and a year's report in a shop of `ORDERS` orders over `DAYS` days, in the database of `DATA_DIR` or
 * `DATABASE_URL`, which must be empty; beside them those of counting the same rows. Meanwhile `ORDERS_PER_SECOND` orders are placed. Prints JSON.
 */
const {
  DATABASE_URL = null,
  DATA_DIR = '.data',
  ORDERS = '200000',
  DAYS = '1460',
  ORDERS_PER_SECOND = '2',
} = process.env;
const rounds = 9;
const timeZone = 'America/Mexico_City';

const database = await openDatabase({
  databaseUrl: DATABASE_URL,
  dataDir: resolve(DATA_DIR),
  databaseWorker: new URL('../../dist/databaseWorker.js', import.meta.url),
});

const placeOne = () =>
  database.inSession(({ query }) => query(insertOrders, [Number(ORDERS), Number(ORDERS), 1]));

await database.inSession(async ({ query, run }) => {
  await query(insertOrders, [1, Number(ORDERS), Number(DAYS) * 86_400]);
  // As the database does by itself every hour or more often.
  await run('vacuum (analyze)');
});

const today = shopDayAt(Date.now(), timeZone);

/** The times of a report, and of only counting the orders and lines that it adds up. */
async function medians(days: number): Promise<{ readonly report: number; readonly count: number }> {
  const range = { from: shiftDay(today, 1 - days), to: today };
  const report = () => readReport(database, range, timeZone, []);
  const count = () =>
    database.inSession(({ query }) =>
      query(
        `select count(*), sum(lines.quantity) from orders join order_lines as lines on lines.order_id = orders.id
         where placed_at >= now() - $1::int * interval '1 day'`,
        [days],
      ),
    );
  const took = { report: [] as number[], count: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    took.report.push(await msOf(report));
    took.count.push(await msOf(count));
  }
  return { report: median(took.report), count: median(took.count) };
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const placing = setInterval(() => void placeOne(), 1000 / Number(ORDERS_PER_SECOND));
const month = await medians(31);
const year = await medians(365);
clearInterval(placing);
process.stdout.write(`${JSON.stringify({ month, year })}\n`);
await database.close();
process.exit(0);
