import { type ShopSettings, shopStateAt } from '@crepas/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../db/Database.ts';
import { readDatabaseNow } from '../db/databaseNow.ts';
import { orderEvents, orders } from '../db/tables/orders.ts';

/**
 * An order for later that came while the shop took none is alerted of when it takes orders again, and at the latest when its preparation is due. The
 * owner has moved the opening, or somebody ended or prolonged the pause. Called as the last statement of its transaction, as the trigger of
 * `order_events` requires.
 *
 * @param shop as it is now
 */
export async function moveAlerts(inside: Queries, shop: ShopSettings): Promise<void> {
  const now = await readDatabaseNow(inside);
  const state = shopStateAt(shop, now);
  const from = state.kind === 'open' ? now : state.opensAt;
  if (from === null) return;
  const alertsFrom = sql<Date>`least(${new Date(from).toISOString()}::timestamptz, ${orders.preparationAt})`;
  const moved = await inside
    .update(orders)
    .set({ alertsFrom })
    .where(
      and(
        eq(orders.stage, 'received'),
        sql`${orders.alertsFrom} > clock_timestamp() and ${orders.alertsFrom} <> ${alertsFrom}`,
      ),
    )
    .returning({ orderId: orders.id, stage: orders.stage });
  if (moved.length > 0) await inside.insert(orderEvents).values(moved);
}
