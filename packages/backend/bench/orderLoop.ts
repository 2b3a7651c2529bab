import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { Cents, PhoneNumber } from '@crepas/domain';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import { productFromRow } from '../src/catalog/rows.ts';
import type { Queries } from '../src/db/Database.ts';
import { openDatabase } from '../src/db/openDatabase.ts';
import { products } from '../src/db/tables/menu.ts';
import { readPricingMenu } from '../src/orders/readPricingMenu.ts';
import { writeOrder } from '../src/orders/writeOrder.ts';
import { readShopSnapshot } from '../src/shop/shop.ts';
import { aLine, noOptions } from '../src/testing/anOrder.ts';

/**
 * The baseline of placing orders: only the statements of one order, over the same drivers. Writes
 * `ORDERS_AT_ONCE` concurrent orders for `SECONDS` to the database of `DATA_DIR` or `DATABASE_URL`; prints
 * orders a second.
 */
const { DATABASE_URL = null, DATA_DIR = '.data', ORDERS_AT_ONCE = '8', SECONDS = '3' } = process.env;

type Statement = { readonly text: string; readonly params: readonly unknown[] };

/** The statements that a function of the server would run. */
async function statementsOf(ask: (queries: Queries) => Promise<unknown>): Promise<readonly Statement[]> {
  const statements: Statement[] = [];
  const logger = { logQuery: (text: string, params: unknown[]) => void statements.push({ text, params }) };
  // A mock without a database: it fails after it logged the statement.
  await ask(drizzle.mock({ logger })).catch(() => undefined);
  return statements;
}

async function statementsOfAnOrder(queries: Queries, key: string): Promise<readonly Statement[]> {
  const [row] = await queries.select().from(products).where(eq(products.id, 1));
  if (!row) throw new Error('The demo menu has no product 1.');
  const product = productFromRow(row);
  const lines = [{ product, quantity: 2, extras: [], crepas: [], groups: [], extrasTotal: 0 as Cents }];
  const { shopSeen } = await readShopSnapshot(queries);
  const open = { shopSeen, takenUntil: null, schedule: null };
  const order = {
    phone: '5512345678' as PhoneNumber,
    deliveryAddress: 'Av. Juárez 10, Centro, 4 B, portón verde',
    fulfilment: 'delivery' as const,
    payment: 'cash' as const,
    fee: 0 as Cents,
    discount: 0 as Cents,
    code: null,
    total: (2 * product.price) as Cents,
    lines,
    ...noOptions,
  };
  return [
    ...(await statementsOf((mock) => readPricingMenu(mock, { productos: [aLine()] }))),
    ...(await statementsOf((mock) => writeOrder(mock, order, { key, requestHash: 'a'.repeat(64) }, open))),
  ];
}

const database = await openDatabase({
  databaseUrl: DATABASE_URL,
  dataDir: resolve(DATA_DIR),
  databaseWorker: new URL('../../dist/databaseWorker.js', import.meta.url),
});
const anyKey = randomUUID();
const statements = await statementsOfAnOrder(database.queries, anyKey);

type Send = (statement: Statement & { readonly name: string }) => Promise<readonly unknown[]>;

async function placeOne(send: Send): Promise<void> {
  const key = randomUUID();
  let rows: readonly unknown[] = [];
  for (const [index, { text, params }] of statements.entries()) {
    rows = await send({
      name: `statement ${index}`,
      text,
      params: params.map((param) => (param === anyKey ? key : param)),
    });
  }
  // A refused order writes nothing, and would be several times as fast.
  if (rows.length === 0) throw new Error('The order was not written.');
}

const start = performance.now();
const until = start + Number(SECONDS) * 1000;
let placed = 0;
const placeAll = async (send: Send) => {
  for (; performance.now() < until; placed += 1) await placeOne(send);
};

/** Named statements, as the server sends them: PostgreSQL keeps their plans. */
async function placeOnPostgres(connectionString: string): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  await placeAll(async ({ name, text, params }) => {
    const { rows } = await client.query({ name, text, values: [...params] });
    return rows;
  });
  await client.end();
}

// The embedded database has one session: the first loop uses the whole time, and the others end at once.
await Promise.all(
  Array.from({ length: Number(ORDERS_AT_ONCE) }, () =>
    DATABASE_URL === null
      ? database.inSession(({ query }) => placeAll(({ text, params }) => query(text, params)))
      : placeOnPostgres(DATABASE_URL),
  ),
);
process.stdout.write(`${(placed * 1000) / (performance.now() - start)}\n`);
await database.close();
process.exit(0);
