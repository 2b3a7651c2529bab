import { type SQL, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { isNeverConfirmed } from '../db/stages.ts';
import type { PushOccasion } from '../db/tables/push.ts';

/** A message that is older than this helps nobody. */
const lifetime: Readonly<Record<'alert' | 'stage', SQL>> = {
  alert: sql`interval '10 minutes'`,
  stage: sql`interval '1 hour'`,
};

const receivers: Readonly<Record<'staff' | 'owner' | 'customer', SQL>> = {
  staff: sql`device.account is not null`,
  owner: sql`device.is_owner`,
  customer: sql`(device.phone = orders.phone and not ${isNeverConfirmed} or device.followed_order_id = orders.id)`,
};

function receiverOf(occasion: PushOccasion): 'staff' | 'owner' | 'customer' {
  if (occasion === 'staffAlert' || occasion === 'ticketAlert') return 'staff';
  return occasion === 'ownerAlert' ? 'owner' : 'customer';
}

/**
 * Writes a message for each device that should hear of these orders. Called in the transaction of the change that it
 * reports: both are stored, or neither is.
 */
export async function queueMessages(
  queries: Queries,
  orderIds: readonly number[],
  occasion: PushOccasion,
): Promise<void> {
  const receiver = receiverOf(occasion);
  await queries.execute(sql`
    insert into push_messages (endpoint, order_id, news, expires_at)
    select device.endpoint, orders.id, ${occasion}, now() + ${lifetime[receiver === 'customer' ? 'stage' : 'alert']}
    from orders join push_subscriptions device on ${receivers[receiver]}
    where orders.id in ${[...orderIds]}`);
}
