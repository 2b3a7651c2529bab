import { type Fulfilment, mayCancelOwn, type OrderId, type OrderStage } from '@crepas/domain';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { isHeld, storedStages } from '../db/stages.ts';
import { orderEvents, orders } from '../db/tables/orders.ts';
import { cancelTickets } from '../printing/jobs.ts';

/** For staff, and for an app that does not know `terminado_por`. */
export const cancelReason = 'Cancelado por el cliente.';

type Present = { readonly stage: OrderStage; readonly fulfilment: Fulfilment };

/**
 * The customer's cancellation, with its event: until staff answer, and of an order for later until its preparation is due. Of a cancellation and a concurrent step of the staff exactly one succeeds.
 *
 * @returns null when it is cancelled, otherwise the present stage
 */
export async function cancelOrder({ queries }: Database, id: OrderId): Promise<Present | null> {
  return queries.transaction(async (inside) => {
    const [cancelled] = await inside
      .update(orders)
      .set({ stage: 'cancelled', cancelledAt: sql`now()`, endedBy: 'customer', endReason: cancelReason })
      .where(and(eq(orders.id, id), or(inArray(orders.stage, storedStages(mayCancelOwn)), isHeld)))
      .returning({ id: orders.id });
    if (cancelled) {
      await cancelTickets(inside, id);
      await inside.insert(orderEvents).values({ orderId: id, stage: 'cancelled' });
      return null;
    }
    const { stage, fulfilment } = orders;
    const [row] = await inside.select({ stage, fulfilment }).from(orders).where(eq(orders.id, id));
    return row ?? { stage: 'cancelled', fulfilment: 'delivery' };
  });
}
