import type { OrderId } from '@crepas/domain';
import { useCancelledOrders } from './cancelledOrders.ts';

/** Why a step no longer exists: the customer cancelled, or another tablet was first. */
export const movedCopy = (id: OrderId): string =>
  useCancelledOrders.getState().cancelled.some((order) => order.id === id)
    ? `El cliente canceló el pedido #${id}`
    : `Alguien más ya movió el pedido #${id}`;
