import { type OrderId, orderId, type PhoneNumber } from '@crepas/domain';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Edit } from '../changes/Editor.ts';
import { logChange } from '../changes/logChange.ts';
import { orders, pushSubscriptions } from '../db/schema.ts';
import { isInState } from '../db/stages.ts';
import { eraseOrders } from './eraseOrders.ts';

export type ErasureOutcome =
  | { readonly kind: 'erased'; readonly orders: number }
  /** Nothing was erased: the shop needs the address of this order. */
  | { readonly kind: 'active'; readonly order: OrderId };

/** Erases everything of a phone, or nothing. */
export async function erasePerson(edit: Edit, phone: PhoneNumber): Promise<ErasureOutcome> {
  const { inside } = edit;
  // A step of the staff waits: an order that is under way here stays under way until the commit.
  await inside
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.phone, phone))
    .orderBy(asc(orders.id))
    .for('update');
  const [active] = await inside
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.phone, phone), isInState('active')))
    .limit(1);
  if (active) return { kind: 'active', order: orderId(active.id) };
  const count = await eraseOrders(inside, sql`phone = ${phone}`);
  // Also of a phone that subscribed and never ordered.
  await inside.delete(pushSubscriptions).where(eq(pushSubscriptions.phone, phone));
  if (count > 0) {
    // Without the phone: the log must not keep what was erased.
    const thing = { kind: 'person', entityId: null, name: '' } as const;
    await logChange(edit, { ...thing, action: 'deleted', before: null, after: { erasedOrders: count } });
  }
  return { kind: 'erased', orders: count };
}
