import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { orders } from '../db/tables/orders.ts';
import { blockedPhones } from '../db/tables/phones.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import type { ErasedOrder } from '../people/erasePerson.ts';
import { testDatabase } from '../testing/testDatabase.ts';
import { createBackupKeys, encryptFile } from './elsewhere/age.ts';
import { applyErasures, keepErasures, noteErasure, readErasures } from './erasures.ts';

const database = testDatabase();
const phone = '5598761234';
let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'crepas-erasures-'));
  await database.queries.delete(orders);
  await database.queries.delete(blockedPhones);
});
afterEach(() => rmSync(folder, { recursive: true }));

const nothing = { orders: [], blockedAt: null, endpoints: [] };
const noteOrders = (...erased: readonly ErasedOrder[]) => noteErasure(folder, { ...nothing, orders: erased });
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
  await noteOrders(await order(phone));
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
  await noteOrders(ended);
  await noteOrders(active);
  const { queries } = database;
  await queries.insert(blockedPhones).values({ phone, reason: 'x', blockedBy: 'ana' });
  expect(await applyErasures(database, await readErasures([folder, folder], []))).toBe(2);
  expect(await phoneOf(ended.id)).toBe('0000000000');
  expect(await phoneOf(active.id)).toBe('0000000000');
  expect(await phoneOf(other.id)).toBe('5543219876');
  expect(await queries.$count(blockedPhones)).toBe(0);
  expect(await applyErasures(database, await readErasures([folder], []))).toBe(0);
});

it('a restore erases the block and the devices of a phone that never ordered, and no others', async () => {
  const { queries } = database;
  const ofEva = '5543219876';
  const blockedAt = new Date('2026-11-20T20:15:00.123Z');
  const blocks = { reason: 'x', blockedBy: 'ana' };
  await queries.insert(blockedPhones).values([
    { ...blocks, phone, blockedAt },
    { ...blocks, phone: ofEva, blockedAt: new Date(blockedAt.getTime() + 1) },
  ]);
  const keys = { p256dh: 'B', auth: 'A' };
  const endpoint = 'https://fcm.googleapis.com/fermina';
  await queries.insert(pushSubscriptions).values([
    { ...keys, endpoint, phone },
    { ...keys, endpoint: `${endpoint}-2`, phone: ofEva },
  ]);
  await noteErasure(folder, { orders: [], blockedAt, endpoints: [endpoint] });
  expect(await applyErasures(database, await readErasures([folder], []))).toBe(0);
  expect(await queries.select().from(blockedPhones)).toMatchObject([{ phone: ofEva }]);
  expect(await queries.select().from(pushSubscriptions)).toMatchObject([{ phone: ofEva }]);
  await queries.delete(pushSubscriptions);
});

it('a new machine of the same name keeps what a restore has read, once', async () => {
  const erased = await order(phone);
  await noteOrders(erased);
  const rebuilt = join(folder, 'rebuilt');
  const read = await readErasures([folder, rebuilt], []);
  await keepErasures(rebuilt, read);
  await keepErasures(rebuilt, read);
  expect(await readErasures([rebuilt], [])).toEqual(read);
  expect(
    readFileSync(join(rebuilt, `erasures-${hostname()}.jsonl`), 'utf8')
      .trim()
      .split('\n'),
  ).toHaveLength(1);
});

it.skipIf(process.getuid?.() !== 0)('what root has restored, the user of the folder can add to', async () => {
  const serversUser = 12_345;
  chownSync(folder, serversUser, serversUser);
  await keepErasures(folder, new Set(['a']));
  expect(statSync(file())).toMatchObject({ uid: serversUser, gid: serversUser });
});

it('a later order that got the number of an erased one stays', async () => {
  const erased = await order(phone);
  await noteOrders({ ...erased, placedAt: new Date(erased.placedAt.getTime() - 1) });
  expect(await applyErasures(database, await readErasures([folder], []))).toBe(0);
});

it('a line that was cut loses no other, and a copy from elsewhere is opened with its key', async () => {
  const erased = await order(phone);
  writeFileSync(file(), '{"erased":["ab');
  await noteOrders(erased);
  const { recipient, identity } = await createBackupKeys();
  await encryptFile(file(), `${file()}.age`, recipient);
  rmSync(file());
  await expect(readErasures([folder], [])).rejects.toThrow('está cifrado');
  expect(await applyErasures(database, await readErasures([folder], [identity]))).toBe(1);
});

it('a folder without erasures has none, and an erasure of nothing makes no file', async () => {
  await noteErasure(folder, nothing);
  await keepErasures(folder, new Set());
  expect(readdirSync(folder)).toEqual([]);
  expect((await readErasures([folder, '/nowhere'], [])).size).toBe(0);
});
