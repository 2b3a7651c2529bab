import { setTimeout } from 'node:timers/promises';
import { expect, it, vi } from 'vitest';
import type { Database } from '../db/Database.ts';
import { revokedAccounts } from '../db/tables/staff.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { watchRevocations } from './revocations.ts';

const database = testDatabase();

it('keeps the result of the latest read, although an earlier one ends last, as on a pool of connections', async () => {
  let hold: Promise<void> | null = null;
  const slow: Database = {
    ...database,
    queries: new Proxy(database.queries, {
      get(queries, name) {
        if (name !== 'select') return Reflect.get(queries, name);
        return (fields: Parameters<typeof queries.select>[0]) => ({
          from: async (table: typeof revokedAccounts) => {
            const held = hold;
            hold = null;
            const rows = await queries.select(fields).from(table);
            await held;
            return rows;
          },
        });
      },
    }),
    listen: async () => () => undefined,
  };
  const revocations = await watchRevocations(slow);
  let release = () => {};
  hold = new Promise((resolve) => {
    release = resolve;
  });
  const earlier = revocations.refresh();
  await database.queries.insert(revokedAccounts).values({ account: 'eva', revokedAt: new Date() });
  const later = revocations.refresh();
  await Promise.race([later, setTimeout(200)]);
  release();
  await Promise.all([earlier, later]);
  expect(revocations.isRevoked('eva', 0)).toBe(true);
  revocations.close();
});

it('tells each change once, and refuses the tokens that were issued until a second after', async () => {
  const { queries } = database;
  const revocations = await watchRevocations({ ...database, listen: async () => () => undefined });
  const heard = vi.fn();
  const stop = revocations.onChange(heard);
  const countAfter = async (write: PromiseLike<unknown> | null) => {
    await write;
    await revocations.refresh();
    return heard.mock.calls.length;
  };
  expect(await countAfter(null)).toBe(0);
  const leo = { account: 'leo', revokedAt: new Date(100_000) };
  expect(await countAfter(queries.insert(revokedAccounts).values(leo))).toBe(1);
  expect(await countAfter(null)).toBe(1);
  expect(await countAfter(queries.update(revokedAccounts).set({ revokedAt: new Date(200_000) }))).toBe(2);
  expect([201, 202].map((issuedAt) => revocations.isRevoked('leo', issuedAt))).toEqual([true, false]);
  expect(await countAfter(queries.delete(revokedAccounts))).toBe(3);
  expect(revocations.isRevoked('leo', 0)).toBe(false);
  stop();
  expect(await countAfter(queries.insert(revokedAccounts).values(leo))).toBe(3);
  revocations.close();
});
