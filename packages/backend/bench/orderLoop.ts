import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import type { Session } from '../src/db/Database.ts';
import { openDatabase } from '../src/db/openDatabase.ts';

/**
 * What orders are measured by: the statements of one, over the same drivers, and nothing around them. Writes
 * `ORDERS_AT_ONCE` at once for `SECONDS` to the database of `DATA_DIR` or `DATABASE_URL`; prints orders a second.
 */
const { DATABASE_URL = null, DATA_DIR = '.data', ORDERS_AT_ONCE = '8', SECONDS = '3' } = process.env;

async function placeOne({ query, run }: Session): Promise<void> {
  const key = randomUUID();
  await run('begin');
  await query(
    'insert into idempotency_keys (key, request_hash) values ($1, $2) on conflict do nothing returning key',
    [key, 'a'.repeat(64)],
  );
  const [product] = await query<{ id: number; name: string; price_cents: number; image_url: string }>(
    'select * from products where id in ($1) or (is_combo_eligible and name in ($2))',
    [1, ''],
  );
  await query(
    `select product_extras.product_id, extras.* from product_extras
     join extras on extras.id = product_extras.extra_id where product_extras.product_id in ($1)`,
    [1],
  );
  const total = 2 * (product?.price_cents ?? 0);
  const [order] = await query<{ id: number }>(
    'insert into orders (phone, delivery_address, total_cents) values ($1, $2, $3) returning id, stage, placed_at',
    ['5512345678', 'Av. Juárez 10, Centro', total],
  );
  await query(
    `insert into order_lines (order_id, product_id, product_name, unit_price_cents, quantity, extras, crepas,
       extras_total_cents, image_url) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [order?.id, product?.id, product?.name, product?.price_cents, 2, '[]', '[]', 0, product?.image_url],
  );
  await query('insert into order_events (order_id, stage) values ($1, $2)', [order?.id, 'received']);
  await query('update idempotency_keys set order_id = $1 where key = $2', [order?.id, key]);
  await run('commit');
}

const database = await openDatabase({
  databaseUrl: DATABASE_URL,
  dataDir: resolve(DATA_DIR),
  databaseWorker: new URL(import.meta.resolve('@crepas/backend/database-worker')),
});
const start = performance.now();
const until = start + Number(SECONDS) * 1000;
let placed = 0;
// Embedded there is one session: the first goes through the time, the others find it over.
const placeAll = async (session: Session) => {
  for (; performance.now() < until; placed += 1) await placeOne(session);
};
await Promise.all(Array.from({ length: Number(ORDERS_AT_ONCE) }, () => database.inSession(placeAll)));
process.stdout.write(`${(placed * 1000) / (performance.now() - start)}\n`);
await database.close();
process.exit(0);
