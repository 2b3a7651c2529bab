import { beforeAll, expect, it } from 'vitest';
import { seedMenu } from '../catalog/seedMenu.ts';
import { orders } from '../db/tables/orders.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { dump } from './dump.ts';
import { counting, differences, type Figures, figuresOf } from './figures.ts';

const database = testDatabase();
let ofFile: Figures;
beforeAll(async () => {
  await seedMenu(database, smallMenu);
  const order = { phone: '5512345678', deliveryAddress: 'Calle 1' };
  // The last minute of a day and the first of the next one in UTC.
  for (const [index, placedAt] of ['2026-11-27T23:59:59Z', '2026-11-28T00:00:00Z'].entries()) {
    await database.queries
      .insert(orders)
      .values({ ...order, totalCents: 100 + index, placedAt: new Date(placedAt) });
  }
  ofFile = await database.inSession(async (session) => {
    // As a session of another zone writes the times.
    await session.run(`set time zone 'America/Mexico_City'`);
    const counted = counting(dump(session));
    for await (const _ of counted.lines);
    await session.run('reset time zone');
    return counted.figures();
  });
});

const now = () => database.inSession(figuresOf);

it('the figures of a file are those of the database that it is of', async () => {
  expect(differences(ofFile, await now())).toEqual([]);
  expect(ofFile).toMatchObject({
    sums: new Map([
      ['2026-11-27', 100n],
      ['2026-11-28', 101n],
    ]),
    newestOrder: 2,
  });
});

it.each([
  [`update orders set total_cents = 7 where id = 1`, ['la suma de los pedidos del 2026-11-27']],
  [`update products set price_cents = 1 where id = 1`, ['el menú']],
  [`delete from product_extras`, ['las filas de «product_extras»']],
  [
    `delete from orders where id = 2`,
    ['las filas de «orders»', 'la suma de los pedidos del 2026-11-28', 'el último pedido'],
  ],
])('%s is seen', async (change, found) => {
  const seen = await database.inSession(async (session) => {
    await session.run(`begin; ${change}`);
    const figures = await figuresOf(session);
    await session.run('rollback');
    return figures;
  });
  expect(differences(ofFile, seen)).toEqual(found);
});
