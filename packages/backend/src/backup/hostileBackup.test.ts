import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedMenu } from '../catalog/seedMenu.ts';
import type { Database } from '../db/Database.ts';
import { backups } from '../db/tables/backups.ts';
import { orders } from '../db/tables/orders.ts';
import { openTestDatabase, openTimeoutMs } from '../testing/openTestDatabase.ts';
import { smallMenu } from '../testing/smallMenu.ts';
import { dump } from './dump.ts';
import { BackupError } from './format.ts';
import { restore } from './restore.ts';

/** Backups that somebody has cut, joined or edited: all of it is restored, or nothing. */

const order = { phone: '5512345678', deliveryAddress: 'Calle 1', totalCents: 1 };

let source: Database;
let target: Database;
let lines: readonly string[] = [];
beforeAll(async () => {
  source = await openTestDatabase();
  target = await openTestDatabase();
  await seedMenu(source, smallMenu);
  await source.queries.insert(orders).values([order, order]);
  lines = await source.inSession(async (session) => {
    const all: string[] = [];
    for await (const line of dump(session)) all.push(line);
    return all;
  });
}, openTimeoutMs);
afterAll(async () => {
  await source.close();
  await target.close();
});
beforeEach(() => target.inSession(({ run }) => run('truncate categories, extras, orders cascade')));

async function* inOrder(given: readonly string[]) {
  yield* given;
}
const write = (given: readonly string[]) => target.inSession((session) => restore(session, inOrder(given)));

const orderPlace = (place = 0) => lines.findIndex((line) => line.startsWith('{"table":"orders"')) + place;
/** The backup with another row of an order. */
const withOrder = (change: (row: Record<string, unknown>) => unknown, place = 0) =>
  lines.map((line, index) =>
    index === orderPlace(place)
      ? JSON.stringify({ table: 'orders', row: change(JSON.parse(line).row) })
      : line,
  );
const withSequences = (last: string) => lines.map((line) => line.replace(/"last":"\d+"/, `"last":"${last}"`));
const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`;

describe('refused with a sentence, and without a row:', () => {
  it.each<[string, () => readonly string[]]>([
    ['two backups in one file', () => [...lines, ...lines]],
    ['rows after the footer', () => [...lines, lines[orderPlace()] ?? '']],
    ['a second header', () => [lines[0] ?? '', ...lines]],
    ['the header at the end', () => [...lines.slice(1, -1), lines[0] ?? '', lines.at(-1) ?? '']],
    ['the migrations’ own table', () => [lines[0] ?? '', '{"table":"schema_migrations","row":{"name":"x"}}']],
    ['a path for a table', () => [lines[0] ?? '', '{"table":"../../etc/passwd","row":{"a":1}}']],
    [
      'a path for a sequence',
      () => lines.map((line) => line.replace('{"table":"categories","column"', '{"table":"../x","column"')),
    ],
    ['a row without columns', () => withOrder(() => ({}))],
    ['an unknown column', () => withOrder((row) => ({ ...row, evil: 1 }))],
    ['an unknown column of a later row', () => withOrder((row) => ({ ...row, evil: 1 }), 1)],
    ['SQL for a column', () => withOrder((row) => ({ ...row, 'id") select 1; drop table orders; --': 1 }))],
    ['a text for a number', () => withOrder((row) => ({ ...row, total_cents: 'mucho' }))],
    ['a number beyond every order', () => withOrder((row) => ({ ...row, id: 1e300 }))],
    ['a missing phone', () => withOrder((row) => ({ ...row, phone: null }))],
    ['a text with NUL', () => withOrder((row) => ({ ...row, notes: 'a\u0000b' }))],
    ['the same order twice', () => withOrder((row) => ({ ...row, id: 2 }))],
    ['a text for a sequence', () => withSequences('x')],
    ['a negative sequence', () => withSequences('-5')],
  ])('%s', async (_, given) => {
    await expect(write(given())).rejects.toThrow(BackupError);
    expect(await target.queries.select().from(orders)).toEqual([]);
  });

  it('a value that is nested 50,000 times', async () => {
    const given = [
      ...lines.slice(0, -1),
      `{"table":"orders","row":{"a":${deep}}}`,
      `{"rows":${JSON.parse(lines.at(-1) ?? '').rows + 1}}`,
    ];
    await expect(write(given)).rejects.toThrow(BackupError);
  });
});

it('a damaged row is named by its line, without its data', async () => {
  const given = withOrder((row) => ({ ...row, phone: null, notes: 'Sin cebolla' }), 1);
  const error: unknown = await write(given).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    message: `El respaldo está dañado en la tabla «orders», línea ${orderPlace(1) + 1} del archivo: no se restauró nada.`,
  });
  await write(lines);
});

it('a backup of a version of before the runs of backups is restored without them', async () => {
  const [header = '', ...rest] = lines;
  const run = '{"table":"backups","row":{"id":1,"server":"a","file":"/x"}}';
  const footer = `{"rows":${JSON.parse(rest.at(-1) ?? '').rows + 1}}`;
  await write([header, run, ...rest.slice(0, -1), footer]);
  expect(await target.queries.$count(backups)).toBe(0);
  expect(await target.queries.$count(orders)).toBe(2);
});

it.each<[string, () => readonly string[]]>([
  ['without its sequences', () => lines.filter((line) => !line.includes('"last"'))],
  ['with sequences behind its rows', () => withSequences('1')],
])('a backup %s is restored whole, and new orders get new numbers', async (_, given) => {
  await write(given());
  const [next] = await target.queries.insert(orders).values(order).returning({ id: orders.id });
  expect(next?.id).toBe(3);
});
