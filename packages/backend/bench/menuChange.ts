import { resolve } from 'node:path';
import { createMenuCache } from '../src/catalog/MenuCache.ts';
import { openDatabase } from '../src/db/openDatabase.ts';

/**
 * Measures a change of the menu: the milliseconds to read it again and to build its longest answer, for each number of
 * products in `PRODUCTS` (`50,500`), in the database of `DATA_DIR` or `DATABASE_URL`. Prints a JSON list in that order.
 */
const { DATABASE_URL = null, DATA_DIR = '.data', PRODUCTS = '50' } = process.env;
const rounds = 9;

const database = await openDatabase({
  databaseUrl: DATABASE_URL,
  dataDir: resolve(DATA_DIR),
  databaseWorker: new URL('../../dist/databaseWorker.js', import.meta.url),
});

const fillTo = (count: number) =>
  database.inSession(({ query }) =>
    query(
      `insert into products (category_id, name, description, price_cents, image_url, is_promoted)
       select (select min(id) from categories), 'Crepa ' || n, repeat('Recién hecha, al gusto. ', 4), 6500,
         '/image-host/demo-crepas/image/upload/v1/menu/crepa-' || n, true
       from generate_series((select count(*) from products) + 1, $1::int) as n`,
      [count],
    ),
  );

const menu = await createMenuCache(database);
const medians: number[] = [];
for (const count of PRODUCTS.split(',').map(Number)) {
  await fillTo(count);
  const took: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await menu.refresh();
    menu.getOrBuild('all', ({ products }) => products);
    took.push(performance.now() - start);
  }
  medians.push(took.sort((a, b) => a - b)[Math.floor(rounds / 2)] ?? Number.NaN);
}
process.stdout.write(`${JSON.stringify(medians)}\n`);
menu.close();
await database.close();
process.exit(0);
