import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, open, readdir, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname, join } from 'node:path';
import { and, asc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database, Queries } from '../db/Database.ts';
import { orders } from '../db/tables/orders.ts';
import { blockedPhones } from '../db/tables/phones.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import { type Erased, type ErasedOrder, eraseListedOrders } from '../people/erasePerson.ts';
import { readLines } from './files.ts';

/**
 * Erasures by hand are also kept outside of the database, beside the backups: a restore of a backup of before would bring the
 * customer back. The hashes are made of number and moment of each order, of the moment of a block and of the address of a device, and
 * not of the phone: all phones can be tried.
 */
const erasure = v.object({ erased: v.array(v.string()) });

const pattern = /^erasures-.+\.jsonl(\.age)?$/;

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
const hashOfOrder = ({ id, placedAt }: ErasedOrder) => hashOf(`${id} ${placedAt.toISOString()}`);
const hashOfBlock = (at: Date) => hashOf(`block ${at.toISOString()}`);
const hashOfDevice = (endpoint: string) => hashOf(`device ${endpoint}`);

/** Each server has a file of its own: the folder may be shared. */
const ownFile = (folder: string) => join(folder, `erasures-${hostname()}.jsonl`);

/** On the disk when it resolves. */
export const noteErasure = (folder: string, { orders, blockedAt, endpoints }: Erased): Promise<void> =>
  noteHashes(folder, [
    ...orders.map(hashOfOrder),
    ...(blockedAt ? [hashOfBlock(blockedAt)] : []),
    ...endpoints.map(hashOfDevice),
  ]);

/**
 * Adds what a restore has read to the file of this server. A new machine of the same name would otherwise begin an empty file, and its
 * next copy would overwrite the list that the old machine has copied elsewhere.
 */
export async function keepErasures(folder: string, hashes: ReadonlySet<string>): Promise<void> {
  const own = ownFile(folder);
  const isNew = !existsSync(folder);
  const noted = existsSync(own) ? await readHashes(own, []) : new Set();
  await noteHashes(
    folder,
    [...hashes].filter((hash) => !noted.has(hash)),
  );
  if (!existsSync(own)) return;
  // Root may have run the command: the server, which is another user, must be able to add its erasures and its backups.
  const { uid, gid } = await stat(isNew ? dirname(folder) : folder);
  for (const path of [folder, own]) await chown(path, uid, gid).catch(() => undefined);
}

async function noteHashes(folder: string, erased: readonly string[]): Promise<void> {
  if (erased.length === 0) return;
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(ownFile(folder), 'a', 0o600);
  try {
    // A line that was cut by a full disk ends before this one.
    await file.write(`\n${JSON.stringify({ erased })}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The files of all servers that have copied here. */
export async function listErasures(folder: string): Promise<readonly string[]> {
  if (!existsSync(folder)) return [];
  return (await readdir(folder)).filter((name) => pattern.test(name)).map((name) => join(folder, name));
}

/** @param identities the private keys for copies from elsewhere */
export async function readErasures(
  folders: readonly string[],
  identities: readonly string[],
): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>();
  for (const folder of new Set(folders)) {
    for (const file of await listErasures(folder)) {
      for (const hash of await readHashes(file, identities)) hashes.add(hash);
    }
  }
  return hashes;
}

async function readHashes(file: string, identities: readonly string[]): Promise<ReadonlySet<string>> {
  const hashes = new Set<string>();
  for await (const text of readLines(file, identities)) for (const hash of hashesOf(text)) hashes.add(hash);
  return hashes;
}

function hashesOf(text: string): readonly string[] {
  try {
    return v.parse(erasure, JSON.parse(text)).erased;
  } catch {
    return [];
  }
}

const batchSize = 1_000;

/**
 * Erases the orders, blocks and devices of a restored database that were erased after its backup was made.
 *
 * @returns the number of orders
 */
export const applyErasures = ({ queries }: Database, hashes: ReadonlySet<string>): Promise<number> =>
  queries.transaction(async (inside) => {
    let count = 0;
    if (hashes.size === 0) return count;
    await eraseBlocksAndDevices(inside, hashes);
    for (let after = 0; ; ) {
      const batch = await inside
        .select({ id: orders.id, placedAt: orders.placedAt, phone: orders.phone })
        .from(orders)
        .where(and(isNull(orders.erasedAt), gt(orders.id, after)))
        .orderBy(asc(orders.id))
        .limit(batchSize);
      const due = batch.filter((order) => hashes.has(hashOfOrder(order)));
      if (due.length > 0) {
        const phones = due.map(({ phone }) => phone);
        const ids = due.map(({ id }) => id);
        count += await eraseListedOrders(inside, ids);
        await inside.delete(blockedPhones).where(inArray(blockedPhones.phone, phones));
      }
      const last = batch.at(-1);
      if (last === undefined) return count;
      after = last.id;
    }
  });

/** Also of phones that never ordered. */
async function eraseBlocksAndDevices(inside: Queries, hashes: ReadonlySet<string>): Promise<void> {
  const blocks = await inside
    .select({ phone: blockedPhones.phone, at: blockedPhones.blockedAt })
    .from(blockedPhones);
  for (const { phone, at } of blocks) {
    if (hashes.has(hashOfBlock(at))) await inside.delete(blockedPhones).where(eq(blockedPhones.phone, phone));
  }
  const devices = await inside
    .select({ endpoint: pushSubscriptions.endpoint })
    .from(pushSubscriptions)
    .where(isNotNull(pushSubscriptions.phone));
  for (const { endpoint } of devices) {
    if (hashes.has(hashOfDevice(endpoint)))
      await inside.delete(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint));
  }
}
