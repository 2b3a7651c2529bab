import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyDatabase, openTimeoutMs } from '../testing/openTestDatabase.ts';
import type { Database } from './Database.ts';
import { migrate } from './migrate.ts';

const first = { name: '0001_first', sql: 'create table a (id integer); create table b (id integer);' };
const second = { name: '0002_second', sql: 'alter table a add column name text;' };
const third = { name: '0003_third', sql: 'create table c (id integer);' };

let database: Database;
beforeAll(async () => {
  database = await openEmptyDatabase();
}, openTimeoutMs);
beforeEach(() =>
  database.inSession((session) => session.run('drop schema public cascade; create schema public')),
);
afterAll(() => database.close());

const tables = () =>
  database.inSession((session) =>
    session.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    ),
  );

it('runs pending migrations once, oldest first', async () => {
  expect(await migrate(database, [first])).toEqual(['0001_first']);
  expect(await migrate(database, [first, second])).toEqual(['0002_second']);
  expect(await migrate(database, [first, second])).toEqual([]);
});

it('processes that start at the same time wait for each other', async () => {
  const ran = await Promise.all([1, 2, 3].map(() => migrate(database, [first, second])));
  expect(ran.flat()).toEqual(['0001_first', '0002_second']);
});

it('rolls back a migration that fails', async () => {
  const broken = { name: '0002_broken', sql: 'create table half (id integer); select nonsense;' };
  await expect(migrate(database, [first, broken])).rejects.toThrow();
  expect((await tables()).map(({ name }) => name)).toEqual(['a', 'b', 'schema_migrations']);
});

describe('refuses', () => {
  beforeEach(() => migrate(database, [first, third]));

  it('a file that was edited after it ran', async () => {
    const edited = { ...first, sql: `${first.sql} -- and more` };
    await expect(migrate(database, [edited, third])).rejects.toThrow(
      'La migración «0001_first» se editó después de aplicarse: escribe una nueva.',
    );
  });

  it('a file that sorts before one that ran', async () => {
    await expect(migrate(database, [first, second, third])).rejects.toThrow(
      'La migración «0002_second» llega tarde: «0003_third» ya se aplicó.',
    );
  });

  it('a database with an unknown migration', async () => {
    const other = { ...third, name: '0004_other' };
    await expect(migrate(database, [first, other])).rejects.toThrow(
      'La base de datos es de otra versión: esta no conoce «0003_third».',
    );
  });
});

it('an older version accepts the newer schema, and the newer version continues', async () => {
  await migrate(database, [first, second]);
  expect(await migrate(database, [first])).toEqual([]);
  expect(await migrate(database, [first, second, third])).toEqual(['0003_third']);
});

it('other line endings do not count as an edit', async () => {
  await migrate(database, [{ ...first, sql: 'create table a\n(id integer);' }]);
  const sameOnWindows = { ...first, sql: 'create table a\r\n(id integer);' };
  expect(await migrate(database, [sameOnWindows])).toEqual([]);
});
