import { orderId } from '@crepas/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedMenu } from '../catalog/seedMenu.ts';
import { systemEditor } from '../changes/Editor.ts';
import type { Database } from '../db/Database.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations.ts';
import { markAsProduction, refuseProductionData } from '../db/productionUse.ts';
import { categories } from '../db/tables/menu.ts';
import { orders } from '../db/tables/orders.ts';
import { vitalCounts } from '../db/tables/reports.ts';
import { changeStage } from '../orders/changeStage.ts';
import { openEmptyDatabase, openTestDatabase, openTimeoutMs } from '../testing/openTestDatabase.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { dump } from './dump.ts';
import { restore } from './restore.ts';

let source: Database;
let target: Database;
beforeAll(async () => {
  source = await openTestDatabase();
  target = await openTestDatabase();
  await seedMenu(source, smallMenu);
  for (const index of [1, 2, 3]) {
    await source.queries.insert(orders).values({
      phone: '5512345678',
      deliveryAddress: `Calle "${index}"\n💥 \\ 'x'`,
      totalCents: index * 1_000_000_000_000,
    });
  }
  // The number of a deleted last order must not be used again.
  await source.inSession(({ run }) => run('delete from orders where id = 3'));
}, openTimeoutMs);
afterAll(async () => {
  await source.close();
  await target.close();
});
beforeEach(() => target.inSession(({ run }) => run('truncate categories, extras, orders cascade')));

const linesOf = (database: Database) =>
  database.inSession(async (session) => {
    const lines: string[] = [];
    for await (const line of dump(session)) lines.push(line);
    return lines;
  });
const write = (lines: readonly string[]) => target.inSession((session) => restore(session, inOrder(lines)));

async function* inOrder(lines: readonly string[]) {
  yield* lines;
}

describe('a backup', () => {
  it('restores the same database, with its sequences', async () => {
    const lines = await linesOf(source);
    expect(await write(lines)).toBe(
      lines.length - 2 - lines.filter((line) => line.includes('"last"')).length,
    );
    expect(await linesOf(target)).toEqual(lines);
    const [next] = await target.queries
      .insert(orders)
      .values({ phone: '5512345678', deliveryAddress: 'x', totalCents: 1 })
      .returning({ id: orders.id });
    expect(next?.id).toBe(4);
  });

  it('that is truncated restores nothing', async () => {
    const lines = await linesOf(source);
    await expect(write(lines.slice(0, -1))).rejects.toThrow('El respaldo está incompleto');
    await expect(write(lines.filter((_, index) => index !== 2))).rejects.toThrow();
    const lastOrder = lines.findLastIndex((line) => line.startsWith('{"table":"orders","row"'));
    await expect(write(lines.filter((_, index) => index !== lastOrder))).rejects.toThrow('está incompleto');
    await expect(write(lines.slice(1))).rejects.toThrow('El respaldo está incompleto');
    expect(await target.queries.select().from(categories)).toEqual([]);
  });

  it.each([
    [
      'of a newer version',
      '{"backup":"crepas","version":1,"migrations":["9999_x"]}',
      'de una versión más nueva',
    ],
    ['that is something else', 'PNG', 'no es un respaldo'],
  ])('%s is refused', async (_, line, message) => {
    await expect(write([line])).rejects.toThrow(message);
  });

  it('is restored by a database that has only counted visits, and has none of them', async () => {
    for (const { queries } of [source, target])
      await queries.insert(vitalCounts).values({ device: 'phone', vital: 'lcp', bucket: 1, visits: 7 });
    const lines = await linesOf(source);
    expect(lines.filter((line) => line.includes('vitals'))).toHaveLength(1); // the header's migration
    await write(lines);
    expect(await linesOf(target)).toEqual(lines);
  });

  it('of production is restored by a database that production has opened, and says where it comes from', async () => {
    for (const database of [source, target]) await markAsProduction(database);
    const lines = await linesOf(source);
    await write(lines);
    await expect(refuseProductionData(target)).rejects.toThrow('producción');
    for (const { inSession } of [source, target]) {
      await inSession(({ run }) => run('delete from production_use'));
    }

    await target.inSession(({ run }) => run('truncate categories, extras, orders cascade'));
    await write(lines);
    await expect(refuseProductionData(target)).rejects.toThrow('producción');
    await target.inSession(({ run }) => run('delete from production_use'));
  });

  it('is refused by a database with data', async () => {
    const lines = await linesOf(source);
    await target.queries.insert(categories).values({ name: 'Otra', position: 1 });
    await expect(write(lines)).rejects.toThrow('ya tiene datos');
  });

  it.each(migrations.slice(0, -1).map(({ name }, index) => [name, index + 1] as const))(
    'of the time of %s is restored, and later columns get their defaults',
    async (_, count) => {
      const older = await openEmptyDatabase();
      await migrate(older, migrations.slice(0, count));
      // By hand: `seedMenu` writes the columns of today's schema.
      await older.inSession(({ run }) =>
        run(`insert into categories (name, position) values ('Dulces', 1);
             insert into products (category_id, name, price_cents) values (1, 'Nutella', 6500);
             insert into extras (name, price_cents) values ('Nuez', 1250);
             insert into product_extras (product_id, extra_id) values (1, 1);
             insert into orders (phone, delivery_address, total_cents, stage)
             values ('5512345678', 'Colima 5', 6500, 'accepted');
             insert into order_lines (order_id, product_id, product_name, unit_price_cents, quantity, extras_total_cents)
             values (1, 1, 'Nutella', 6500, 1, 0);
             insert into order_events (order_id, stage) values (1, 'accepted')`),
      );
      await write(await linesOf(older));
      await older.close();

      expect(await target.queries.select().from(orders)).toMatchObject([
        {
          id: 1,
          stage: 'accepted',
          totalCents: 6500,
          promisedMinutes: null,
          acceptedAt: null,
          endReason: null,
        },
      ]);
      expect(
        await changeStage(target, {
          id: orderId(1),
          stage: 'preparing',
          reason: null,
          minutes: 20,
          by: systemEditor,
        }),
      ).toMatchObject({
        kind: 'changed',
        order: { stage: 'preparing', minutes: 20 },
      });
    },
    openTimeoutMs,
  );
});
