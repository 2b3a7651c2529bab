import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptEngine } from '../../testing/keptEngine.ts';
import type { Engine } from './engine.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await keptEngine();
  await run('create table crepas (id int primary key, extras jsonb, "addedAt" timestamptz)');
});
afterEach(() => engine.close());

const run = (text: string) => engine.run({ text, rowMode: 'object' });
const kept = (text: string, params: readonly unknown[]) =>
  engine.run({ text, params, rowMode: 'object', isKept: true });
const add = (id: number) =>
  kept('insert into crepas values ($1, $2, $3) returning *', [id, { nuez: true }, null]);

it('a kept statement has the answer of every other one, each time it is run', async () => {
  for (const id of [1, 2]) {
    expect(await add(id)).toEqual({ rows: [{ id, extras: { nuez: true }, addedAt: null }], affectedRows: 1 });
  }
});

it('a kept statement that fails leaves its transaction, and the next runs of it, as PostgreSQL does', async () => {
  await add(1);
  await expect(add(1)).rejects.toMatchObject({ code: '23505', constraint: 'crepas_pkey' });
  await run('begin');
  await add(2);
  await expect(add(2)).rejects.toMatchObject({ code: '23505' });
  await expect(add(3)).rejects.toMatchObject({ code: '25P02' });
  await run('rollback');
  await add(2);
  expect((await kept('select id from crepas where id > $1', [0])).rows).toEqual([{ id: 1 }, { id: 2 }]);
});

it('a kept statement outlives the rollback in which it was run first, and a new table of the same name', async () => {
  await run('begin');
  await add(1);
  await run('rollback');
  expect((await add(1)).affectedRows).toBe(1);
  await run('drop table crepas');
  await run('create table crepas (id int primary key, extras jsonb, "addedAt" timestamptz)');
  expect((await add(1)).affectedRows).toBe(1);
  await run('discard all');
  expect((await add(2)).affectedRows).toBe(1);
});
