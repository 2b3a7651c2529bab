import { resolve } from 'node:path';
import { openDatabase } from '../src/db/openDatabase.ts';
import { insertOrders } from './insertOrders.ts';

/**
 * Writes `ORDERS` orders over `DAYS` days into the database of `DATA_DIR` or `DATABASE_URL`, beside what it has. Prints JSON: the size of
 * that database in bytes.
 */
const { DATABASE_URL = null, DATA_DIR = '.data', ORDERS = '100000', DAYS = '730' } = process.env;

const database = await openDatabase({
  databaseUrl: DATABASE_URL,
  dataDir: resolve(DATA_DIR),
  databaseWorker: new URL('../../dist/databaseWorker.js', import.meta.url),
});
const bytes = await database.inSession(async ({ query, run }) => {
  await query(insertOrders, [1, Number(ORDERS), Number(DAYS) * 86_400]);
  // As the database does by itself every hour or more often.
  await run('vacuum (analyze)');
  const [size] = await query<{ bytes: number }>(
    'select pg_database_size(current_database())::float8 as bytes',
  );
  return size?.bytes;
});
process.stdout.write(`${JSON.stringify(bytes)}\n`);
await database.close();
process.exit(0);
