import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orders } from '../db/tables/orders.ts';
import { blockedPhones } from '../db/tables/phones.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { createBackupKeys, encryptFile } from './elsewhere/age.ts';
import { applyErasures, noteErasure, readErasures } from './erasures.ts';

const database = testDatabase();
const phone = '5598761234';
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crepas-erasures-'));
  await database.queries.delete(orders);
  await database.queries.delete(blockedPhones);
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, `erasures-${hostname()}.jsonl`);

async function order(of: string, stage: 'delivered' | 'preparing' = 'delivered') {
  const values = { phone: of, deliveryAddress: 'Zacatecas 12', totalCents: 1, stage };
  const [row] = await database.queries.insert(orders).values(values).returning();
  if (row === undefined) throw new Error('no row');
  return row;
}
const phoneOf = async (id: number) =>
  (await database.queries.select().from(orders).where(eq(orders.id, id)))[0]?.phone;

it('an erasure is kept beside the backups, without the phone, for its owner alone', async () => {
  await noteErasure(folder, [await order(phone)]);
  expect(readdirSync(folder)).toEqual([`erasures-${hostname()}.jsonl`]);
  expect(readFileSync(file(), 'utf8')).not.toContain(phone);
  expect(statSync(file()).mode & 0o777).toBe(0o600);
});

it('a restore erases again, also what was under way when the backup was made, and nothing else', async () => {
  const [ended, active, other] = [
    await order(phone),
    await order(phone, 'preparing'),
    await order('5543219876'),
  ];
  await noteErasure(folder, [ended]);
  await noteErasure(folder, [active]);
  const { queries } = database;
  await queries.insert(blockedPhones).values({ phone, reason: 'x', blockedBy: 'ana' });
  expect(await applyErasures(database, await readErasures([folder, folder], []))).toBe(2);
  expect(await phoneOf(ended.id)).toBe('0000000000');
  expect(await phoneOf(active.id)).toBe('0000000000');
  expect(await phoneOf(other.id)).toBe('5543219876');
  expect(await queries.$count(blockedPhones)).toBe(0);
  expect(await applyErasures(database, await readErasures([folder], []))).toBe(0);
});

it('a later order that got the number of an erased one stays', async () => {
  const erased = await order(phone);
  await noteErasure(folder, [{ ...erased, placedAt: new Date(erased.placedAt.getTime() - 1) }]);
  expect(await applyErasures(database, await readErasures([folder], []))).toBe(0);
});

it('a line that was cut loses no other, and a copy from elsewhere is opened with its key', async () => {
  const erased = await order(phone);
  writeFileSync(file(), '{"erased":["ab');
  await noteErasure(folder, [erased]);
  const { recipient, identity } = await createBackupKeys();
  await encryptFile(file(), `${file()}.age`, recipient);
  rmSync(file());
  await expect(readErasures([folder], [])).rejects.toThrow('está cifrado');
  expect(await applyErasures(database, await readErasures([folder], [identity]))).toBe(1);
});

it('a folder without erasures has none', async () => {
  expect((await readErasures([folder, '/nowhere'], [])).size).toBe(0);
});
