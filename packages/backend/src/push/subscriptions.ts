import type { PushDevice } from '@crepas/api';
import { and, desc, eq, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/Database.ts';
import { pushSubscriptions } from '../db/schema.ts';
import type { Caller } from '../identity/Caller.ts';

/** Of a customer or an account. The one that was renewed first gives way. */
export const maxDevices = 20;

type Subscriber = Extract<Caller, { kind: 'customer' | 'staff' }>;

const ownerOf = (caller: Subscriber) =>
  caller.kind === 'staff'
    ? { phone: null, account: caller.account, isOwner: caller.role === 'owner' }
    : { phone: caller.phone, account: null, isOwner: false };

const isOf = (caller: Subscriber): SQL =>
  caller.kind === 'staff'
    ? eq(pushSubscriptions.account, caller.account)
    : eq(pushSubscriptions.phone, caller.phone);

/** A known device moves to the caller: the browser gives its endpoint to nobody else. */
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

/** A customer's device that was not renewed; a device of the staff stays until its push service ends it. */
export async function deleteOldSubscriptions(queries: Queries): Promise<void> {
  const isOld = lt(pushSubscriptions.renewedAt, sql`now() - interval '90 days'`);
  await queries.delete(pushSubscriptions).where(and(isNotNull(pushSubscriptions.phone), isOld));
}
