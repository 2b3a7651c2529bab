import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openEmptyDatabase, openTimeoutMs } from '../testing/openTestDatabase.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations.ts';

/** `0037_forgetting_by_default`: an upgrade erases nothing. */

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, openTimeoutMs);
beforeEach(() =>
  database.inSession((session) => session.run('drop schema public cascade; create schema public')),
);
afterAll(() => database.close());

const oldOrder = `insert into orders (phone, delivery_address, total_cents, placed_at)
  values ('5512345678', 'x', 1, now() - interval '731 days');`;
const removedDays = `insert into change_log (kind, action, before, after)
  values ('shop', 'changed', '{"forgetAfterDays":90}', '{"forgetAfterDays":null}');`;

it.each([
  ['a new shop', '', []],
  [
    'a shop that has only changed its name',
    `insert into shop (name) values ('Lupita');`,
    [{ days: null, never: null }],
  ],
  ['a shop with orders that are due', oldOrder, [{ days: null, never: true }]],
  [
    'an owner who removed the days',
    `insert into shop default values; ${removedDays}`,
    [{ days: null, never: true }],
  ],
  [
    'an owner who chose days',
    `insert into shop (forget_after_days) values (90); ${removedDays} ${oldOrder}`,
    [{ days: 90, never: null }],
  ],
])('%s', async (_, given, expected) => {
  const index = migrations.findIndex(({ name }) => name.startsWith('0037'));
  await migrate(database, migrations.slice(0, index));
  await database.inSession(({ run }) => run(given));
  await migrate(database, migrations);
  const rows = await database.inSession(({ query }) =>
    query('select forget_after_days as days, never_forgets as never from shop'),
  );
  expect(rows).toEqual(expected);
});
