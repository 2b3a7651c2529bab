import { getOrderDetails } from '@crepas/api';
import type { OrderId, StaffOrder } from '@crepas/domain';
import { useEffect, useRef } from 'react';
import { client } from '../../../shared/api.ts';
import { useNotifications } from '../../../shared/notifications/notifications.ts';
import { bell, useSound } from '../alarm/sound.ts';
import { notifyEnded, systemNotices } from '../alarm/systemNotices.ts';
import { endNewsCopy, movedCopy, useEndedOrders } from '../endedOrders.ts';
import { isOutdated, removedOrders } from '../orderLists.ts';
import { useIsStepBeingSent } from '../orders.ts';
import { useOrderQuestion } from '../orderWork.ts';
import { useSteps } from '../steps.ts';

/**
 * Reports the orders that their customers cancelled, and those that nobody accepted in time, with a sound of its own and a system
 * notification. The events bring them; one that ended while no event came is missing from the next list, and its details say why.
 *
 * @returns a text for screen readers
 */
export function useOrdersEndedElsewhere(orders: readonly StaffOrder[] | undefined): string {
  const ended = useEndedOrders((store) => store.ended);
  const before = useRef<readonly StaffOrder[]>([]);
  const reported = useRef<ReadonlySet<OrderId>>(new Set());

  useEffect(() => {
    if (!orders) return;
    for (const order of removedOrders(before.current, orders)) void keepIfEnded(order);
    before.current = orders;
  }, [orders]);

  useEffect(() => {
    const fresh = ended.filter(({ id }) => !reported.current.has(id));
    reported.current = new Set(ended.map(({ id }) => id));
    if (fresh.length === 0) return;
    if (useSound.getState().sound === 'on') bell.chimeCancelled();
    for (const order of fresh) notifyEnded(systemNotices, order, document.visibilityState === 'visible');
  }, [ended]);

  return ended.map(endNewsCopy).join('. ');
}

async function keepIfEnded(order: StaffOrder): Promise<void> {
  try {
    const { stage, endedBy = null } = await client.send(getOrderDetails, order.id);
    if (endedBy) useEndedOrders.getState().keep({ ...order, stage, endedBy });
  } catch {
    // The order is no longer on the board, and «Cancelados» lists it.
  }
}

/** Two tablets, one order: a step that waits to be sent and an open question end when another tablet has moved the order. */
export function useMovedElsewhere(orders: readonly StaffOrder[] | undefined): void {
  const isBeingSent = useIsStepBeingSent();
  useEffect(() => {
    if (!orders) return;
    const { held, undo } = useSteps.getState();
    if (held && isOutdated(orders, held.id, held.stage)) {
      undo();
      notifyMoved(held.id);
    }
    const { question, close } = useOrderQuestion.getState();
    // While our own answer is being sent, the change may be ours.
    if (question === null || isBeingSent(question.id)) return;
    if (isOutdated(orders, question.id, question.kind === 'minutes' ? 'accepted' : question.kind)) {
      close();
      notifyMoved(question.id);
    }
  }, [orders, isBeingSent]);
}

const notifyMoved = (id: OrderId): void => useNotifications.getState().notifyFailure({ text: movedCopy(id) });
