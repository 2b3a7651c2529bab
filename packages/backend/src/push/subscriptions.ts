import type { PushDevice } from '@crepas/api';
import type { OrderId } from '@crepas/domain';
import { and, desc, eq, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { pushSubscriptions } from '../db/tables/push.ts';
import type { Caller } from '../identity/Caller.ts';

/** The limit for a customer, an account or a followed order. The device that was renewed first gives way. */
export const maxDevices = 20;

type Subscriber =
  | Extract<Caller, { kind: 'customer' | 'staff' }>
  /** Whoever has the token of an order. */
  | { readonly kind: 'follower'; readonly order: OrderId };

function ownerOf(caller: Subscriber) {
  switch (caller.kind) {
    case 'staff':
      return { phone: null, account: caller.account, isOwner: caller.role === 'owner' };
    case 'customer':
      return { phone: caller.phone, account: null, isOwner: false };
    case 'follower':
      return { followedOrderId: caller.order };
  }
}

function isOf(caller: Subscriber): SQL {
  switch (caller.kind) {
    case 'staff':
      return eq(pushSubscriptions.account, caller.account);
    case 'customer':
      return eq(pushSubscriptions.phone, caller.phone);
    case 'follower':
      return eq(pushSubscriptions.followedOrderId, caller.order);
  }
}

/**
 * A known device moves to the caller: the browser gives its endpoint to nobody else. One that follows an order stays with its
 * phone or account.
 */
export async function subscribe(
  { queries }: Database,
  caller: Subscriber,
  { endpoint, keys }: PushDevice,
): Promise<void> {
  const columns = { ...keys, ...ownerOf(caller), renewedAt: sql`clock_timestamp()` };
  await queries.transaction(async (inside) => {
    await inside
      .insert(pushSubscriptions)
      .values({ endpoint, ...columns })
      .onConflictDoUpdate({ target: pushSubscriptions.endpoint, set: columns });
    const surplus = inside
      .select({ endpoint: pushSubscriptions.endpoint })
      .from(pushSubscriptions)
      .where(isOf(caller))
      .orderBy(desc(pushSubscriptions.renewedAt))
      .offset(maxDevices);
    await inside.delete(pushSubscriptions).where(sql`${pushSubscriptions.endpoint} in ${surplus}`);
  });
}

/** @param endpoint null for all devices of the caller */
export async function unsubscribe(
  { queries }: Database,
  caller: Subscriber,
  endpoint: string | null,
): Promise<void> {
  const isIt = endpoint === null ? undefined : eq(pushSubscriptions.endpoint, endpoint);
  await queries.delete(pushSubscriptions).where(and(isOf(caller), isIt));
}

/** A customer's device that was not renewed. Those of the staff stay until their push service ends them. */
export async function deleteOldSubscriptions(queries: Queries): Promise<void> {
  const isOld = lt(pushSubscriptions.renewedAt, sql`now() - interval '90 days'`);
  await queries.delete(pushSubscriptions).where(and(isNull(pushSubscriptions.account), isOld));
}
