import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/Database.ts';
import { migrate } from '../db/migrate.ts';
import { migrations } from '../db/migrations.ts';
import { orders } from '../db/tables/orders.ts';
import { changeLog } from '../db/tables/staff.ts';
import { openTimeoutMs } from './openTestDatabase.ts';

/** The version that still calls the columns `thing_id`, `kept` and `payment_method`. */
const ofPrevious = migrations.filter(({ name }) => name < '0032');

const snapshot = { links: [3] };

/** While two versions run on one database, each sees what the other writes. @param open a database without tables */
export function describeRenamedColumns(open: () => Promise<Database>): void {
  let database: Database;
  const previousWrites = (statement: string) => database.inSession(({ run }) => run(statement));
  const previousReads = (statement: string) => database.inSession(({ query }) => query(statement));
  const logged = () =>
    database.queries
      .select({ entityId: changeLog.entityId, snapshot: changeLog.snapshot })
      .from(changeLog)
      .orderBy(asc(changeLog.id));
  const payments = () =>
    database.queries.select({ payment: orders.payment }).from(orders).orderBy(asc(orders.id));

  beforeAll(async () => {
    database = await open();
    await migrate(database, ofPrevious);
    await previousWrites(`
      insert into change_log (kind, action, thing_id, kept) values ('product', 'deleted', 7, '{"links":[3]}'), ('shop', 'changed', null, null);
      insert into orders (phone, delivery_address, total_cents, payment_method)
      values ('5512345671', 'x', 1, 'efectivo'), ('5512345672', 'x', 1, 'tarjeta'), ('5512345673', 'x', 1, 'transferencia'), ('5512345674', 'x', 1, 'vales')`);
    await migrate(database, migrations);
  }, openTimeoutMs);
  afterAll(() => database.close());

  it('the columns have what was written before they existed', async () => {
    expect(await logged()).toEqual([
      { entityId: 7, snapshot },
      { entityId: null, snapshot: null },
    ]);
    expect((await payments()).map(({ payment }) => payment)).toEqual(['cash', 'card', 'transfer', 'vales']);
  });

  it('the change log of the previous version is read, and what it forgets is forgotten', async () => {
    await database.queries.delete(changeLog);
    await previousWrites(
      `insert into change_log (kind, action, thing_id, kept) values ('extra', 'deleted', 8, '{"links":[3]}')`,
    );
    expect(await logged()).toEqual([{ entityId: 8, snapshot }]);
    await previousWrites('update change_log set kept = null, thing_id = 9');
    expect(await logged()).toEqual([{ entityId: 9, snapshot: null }]);
  });

  it('the previous version reads the change log, and forgets with it', async () => {
    await database.queries.delete(changeLog);
    await database.queries
      .insert(changeLog)
      .values({ kind: 'extra', action: 'deleted', entityId: 8, snapshot });
    const read = () => previousReads('select thing_id, kept from change_log');
    expect(await read()).toEqual([{ thing_id: 8, kept: snapshot }]);
    await database.queries.update(changeLog).set({ snapshot: null });
    expect(await read()).toEqual([{ thing_id: 8, kept: null }]);
  });

  it.each([
    ['efectivo', 'cash'],
    ['tarjeta', 'card'],
    ['transferencia', 'transfer'],
  ] as const)('«%s» of the previous version is «%s», in both directions', async (name, payment) => {
    await database.queries.delete(orders);
    const row = { deliveryAddress: 'x', totalCents: 1 };
    await previousWrites(
      `insert into orders (phone, delivery_address, total_cents, payment_method) values ('5512345671', 'x', 1, '${name}')`,
    );
    await database.queries.insert(orders).values({ ...row, phone: '5512345672', payment });
    await database.queries.insert(orders).values({ ...row, phone: '5512345673' });
    await database.queries.update(orders).set({ payment }).where(eq(orders.phone, '5512345673'));
    await database.queries.insert(orders).values({ ...row, phone: '5512345674', payment: 'card' });
    await previousWrites(
      `update orders set payment_method = '${name}', total_cents = 2 where phone = '5512345674'`,
    );
    expect(await payments()).toEqual(Array(4).fill({ payment }));
    expect(await previousReads('select payment_method from orders')).toEqual(
      Array(4).fill({ payment_method: name }),
    );
  });

  it('a way to pay that the previous version leaves out is cash', async () => {
    await database.queries.delete(orders);
    await previousWrites(
      `insert into orders (phone, delivery_address, total_cents) values ('5512345671', 'x', 1)`,
    );
    expect(await payments()).toEqual([{ payment: 'cash' }]);
  });
}
