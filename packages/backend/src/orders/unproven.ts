import { createCipheriv, createDecipheriv, createHash, createHmac, randomBytes } from 'node:crypto';
import { maxUnproven, type OrderId, orderId, type PhoneNumber } from '@crepas/domain';
import { and, eq, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import { lockUntilCommit } from '../db/advisoryLocks.ts';
import type { Queries } from '../db/Database.ts';
import { isAwaiting } from '../db/stages.ts';
import { orders } from '../db/tables/orders.ts';
import { addressKey, unprovenOrders } from '../db/tables/phones.ts';

/** Orders of phones that are not proven, and the tokens that follow them (decision T1). */

/** Why an order without a code is not taken; the limits of the contract. */
export type UnprovenRefusal = 'notOffered' | 'phoneHasOne' | 'tooMany';

export type UnprovenRequest = {
  /** Whether the shop takes such orders. */
  readonly isOffered: boolean;
  /** Whose orders of the last hour are counted; null: they are not. */
  readonly address: string | null;
};

const maxPerHour = 3;

const sha256 = (text: string) => createHash('sha256').update(text);

/**
 * The idempotency key as it is stored: the key itself opens {@link sealToken}, so it is kept nowhere.
 *
 * @param key a UUID
 */
export const storedKey = (key: string): string =>
  sha256(`sin-codigo ${key}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

const tokenBytes = 16;

export type NewToken = {
  readonly token: string;
  readonly hash: string;
  readonly sealed: string;
  readonly addressHash: string | null;
};

export function newToken(key: string, addressHash: string | null): NewToken {
  const bytes = randomBytes(tokenBytes);
  const token = bytes.toString('base64url');
  const sealed = sealToken(bytes, key).toString('base64url');
  return { token, hash: hashOf(token), sealed, addressHash };
}

/**
 * The network address as it is stored. There are only some billions of them: without the key, which the database keeps apart and no
 * backup has, each could be tried. Holds a lock on the key until the commit.
 */
export async function hashAddress(inside: Queries, address: string): Promise<string> {
  const [kept] = await inside
    .insert(addressKey)
    .values({ key: randomBytes(32).toString('hex') })
    .onConflictDoUpdate({ target: addressKey.isTheKey, set: { key: sql`${addressKey.key}` } })
    .returning({ key: addressKey.key });
  if (!kept) throw new Error('The key of the network addresses was not written.');
  return createHmac('sha256', kept.key).update(address).digest('hex');
}

const hashOf = (token: string) => sha256(token).digest('hex');

/** AES-256-GCM under a key that only the sender of the idempotency key has. Bytes: initialization vector, tag, ciphertext. */
const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const sealKey = (key: string) => sha256(`seguimiento ${key}`).digest();

function sealToken(token: Buffer, key: string): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, sealKey(key), iv, { authTagLength: tagBytes });
  const sealed = Buffer.concat([sealing.update(token), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** Null for bytes that this key did not seal, also for those that an earlier version sealed without a tag. */
function openToken(bytes: Buffer, key: string): Buffer | null {
  const opening = createDecipheriv(cipher, sealKey(key), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  try {
    opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]);
  } catch {
    return null;
  }
}

/**
 * The token of an order that was placed with this key. Null for another order, and for one of an earlier version: its repeated
 * request is answered without the token, and the link that the first answer gave keeps working.
 */
export async function readToken(queries: Queries, id: OrderId, key: string): Promise<string | null> {
  const [row] = await queries.select().from(unprovenOrders).where(eq(unprovenOrders.orderId, id));
  const token = row ? openToken(Buffer.from(row.sealedToken, 'base64url'), key) : null;
  return token?.toString('base64url') ?? null;
}

/** Null when the order may be placed. Holds a lock until the commit: two orders at once count each other, at any server. */
export async function refusalOf(
  inside: Queries,
  phone: PhoneNumber,
  addressHash: string | null,
): Promise<UnprovenRefusal | null> {
  await lockUntilCommit(inside, 'unprovenOrders');
  const [counted] = await inside
    .select({
      open: sql<number>`count(*)::int`,
      ofPhone: sql<number>`(count(*) filter (where ${orders.phone} = ${phone}))::int`,
      ofAddress: sql<number>`(select count(*)::int from unproven_orders
        where address_hash = ${addressHash} and placed_at > clock_timestamp() - interval '1 hour')`,
    })
    .from(orders)
    .where(isAwaiting);
  if (!counted) return null;
  if (counted.ofPhone > 0) return 'phoneHasOne';
  const isShopFull = counted.open >= maxUnproven;
  const isAddressFull = counted.ofAddress >= maxPerHour;
  return isShopFull || isAddressFull ? 'tooMany' : null;
}

/** Null for a token of no order, and from 24 hours after the end of its order on. */
export async function followedOrder(queries: Queries, token: string): Promise<OrderId | null> {
  const endedAt = sql`coalesce(${orders.deliveredAt}, ${orders.rejectedAt}, ${orders.cancelledAt}, 'infinity')`;
  const [row] = await queries
    .select({ id: unprovenOrders.orderId })
    .from(unprovenOrders)
    .innerJoin(orders, eq(orders.id, unprovenOrders.orderId))
    .where(
      and(
        eq(unprovenOrders.tokenHash, hashOf(token)),
        sql`${endedAt} > clock_timestamp() - interval '24 hours'`,
      ),
    );
  return row ? orderId(row.id) : null;
}

/** The hourly limit needs them no longer. Without a hash its key goes too, so that the next one has another. */
export async function forgetAddresses(queries: Queries): Promise<void> {
  await queries
    .update(unprovenOrders)
    .set({ addressHash: null })
    .where(
      and(isNotNull(unprovenOrders.addressHash), lt(unprovenOrders.placedAt, sql`now() - interval '1 hour'`)),
    );
  const isHashed = queries.select().from(unprovenOrders).where(isNotNull(unprovenOrders.addressHash));
  await queries.delete(addressKey).where(notExists(isHashed));
}
