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

it('runs what has not run yet, oldest first, and nothing twice', async () => {
  expect(await migrate(database, [first])).toEqual(['0001_first']);
  expect(await migrate(database, [first, second])).toEqual(['0002_second']);
  expect(await migrate(database, [first, second])).toEqual([]);
});

it('several that start at once wait for each other', async () => {
  const ran = await Promise.all([1, 2, 3].map(() => migrate(database, [first, second])));
  expect(ran.flat()).toEqual(['0001_first', '0002_second']);
});

it('a file that fails leaves nothing of itself behind', async () => {
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

  it('a file that comes before one that ran', async () => {
    await expect(migrate(database, [first, second, third])).rejects.toThrow(
      'La migración «0002_second» llega tarde: «0003_third» ya se aplicó.',
    );
  });

  it('a database of another line of versions', async () => {
    const other = { ...third, name: '0004_other' };
    await expect(migrate(database, [first, other])).rejects.toThrow(
      'La base de datos es de otra versión: esta no conoce «0003_third».',
    );
  });
});

it('who goes back to the version before finds its data, and can go on again', async () => {
  await migrate(database, [first, second]);
  expect(await migrate(database, [first])).toEqual([]);
  expect(await migrate(database, [first, second, third])).toEqual(['0003_third']);
});

it('other line ends are no edit', async () => {
  await migrate(database, [{ ...first, sql: 'create table a\n(id integer);' }]);
  const sameOnWindows = { ...first, sql: 'create table a\r\n(id integer);' };
  expect(await migrate(database, [sameOnWindows])).toEqual([]);
});
