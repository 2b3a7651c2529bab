import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readdir } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { and, asc, gt, inArray, isNull } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../db/Database.ts';
import { orders } from '../db/tables/orders.ts';
import { blockedPhones } from '../db/tables/phones.ts';
import { type ErasedOrder, eraseListedOrders } from '../people/erasePerson.ts';
import { readLines } from './files.ts';

/**
 * Erasures by hand are also kept outside of the database, beside the backups: a restore of a backup of before would bring the
 * customer back. The hashes are made of number and moment of each order, and not of its phone: all phones can be tried.
 */
const erasure = v.object({ erased: v.array(v.string()) });

const pattern = /^erasures-.+\.jsonl(\.age)?$/;

const hashOf = ({ id, placedAt }: ErasedOrder) =>
  createHash('sha256').update(`${id} ${placedAt.toISOString()}`).digest('hex');

/** On the disk when it resolves. Each server has a file of its own: the folder may be shared. */
export async function noteErasure(folder: string, erased: readonly ErasedOrder[]): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, `erasures-${hostname()}.jsonl`), 'a', 0o600);
  try {
    // A line that was cut by a full disk ends before this one.
    await file.write(`\n${JSON.stringify({ erased: erased.map(hashOf) })}\n`);
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
      for await (const text of readLines(file, identities))
        for (const hash of hashesOf(text)) hashes.add(hash);
    }
  }
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
 * Erases the orders of a restored database that were erased after its backup was made.
 *
 * @returns the number of orders
 */
export const applyErasures = ({ queries }: Database, hashes: ReadonlySet<string>): Promise<number> =>
  queries.transaction(async (inside) => {
    let count = 0;
    if (hashes.size === 0) return count;
    for (let after = 0; ; ) {
      const batch = await inside
        .select({ id: orders.id, placedAt: orders.placedAt, phone: orders.phone })
        .from(orders)
        .where(and(isNull(orders.erasedAt), gt(orders.id, after)))
        .orderBy(asc(orders.id))
        .limit(batchSize);
      const due = batch.filter((order) => hashes.has(hashOf(order)));
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
