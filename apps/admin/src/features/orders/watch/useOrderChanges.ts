import { getOrderDetails, isApiError } from '@crepas/api';
import type { OrderId, StaffOrder } from '@crepas/domain';
import { useEffect, useRef, useState } from 'react';
import { client } from '../../../shared/api.ts';
import { useNotifications } from '../../../shared/notifications/notifications.ts';
import { bell, useSound } from '../alarm/sound.ts';
import { notifyEnded, systemNotices } from '../alarm/systemNotices.ts';
import {
  endedOrderOf,
  endNewsCopy,
  loadWaitingOrders,
  movedCopy,
  noteUnread,
  saveWaitingOrders,
  useEndedOrders,
  waitingNow,
} from '../endedOrders.ts';
import { isOutdated } from '../orderLists.ts';
import { useIsStepBeingSent } from '../orders.ts';
import { useOrderQuestion } from '../orderWork.ts';
import { useSteps } from '../steps.ts';

/**
 * Reports the orders that their customers cancelled, and those that nobody accepted in time, with a sound of its own and a system
 * notification. The events bring them; one that ended while no event came, or while this device had no board open, is missing from the
 * next list, and its details say why.
 *
 * @returns a text for screen readers
 */
export function useOrdersEndedElsewhere(orders: readonly StaffOrder[] | undefined): string {
  const ended = useEndedOrders((store) => store.ended);
  const before = useRef<readonly StaffOrder[]>([]);
  const [unread] = useState(() => new Set(loadWaitingOrders()));
  const reported = useRef<ReadonlySet<OrderId>>(new Set());

  useEffect(() => {
    if (!orders) return;
    noteUnread(unread, before.current, orders, ended);
    for (const id of unread) void keepIfEnded(id, unread);
    before.current = orders;
  }, [orders, ended, unread]);

  // After the effect above, which says what is not read yet.
  useEffect(() => {
    if (orders) saveWaitingOrders(waitingNow(orders, ended, unread));
  }, [orders, ended, unread]);

  useEffect(() => {
    const fresh = ended.filter(({ id }) => !reported.current.has(id));
    reported.current = new Set(ended.map(({ id }) => id));
    if (fresh.length === 0) return;
    if (useSound.getState().sound === 'on') bell.chimeCancelled();
    for (const order of fresh) notifyEnded(systemNotices, order, document.visibilityState === 'visible');
  }, [ended]);

  return ended.map(endNewsCopy).join('. ');
}

/** The orders whose details are on their way: the next event may come first. */
const asked = new Set<OrderId>();

/** Without an answer the order stays unread, and the next list asks again. */
async function keepIfEnded(id: OrderId, unread: Set<OrderId>): Promise<void> {
  if (asked.has(id)) return;
  asked.add(id);
  try {
    const order = endedOrderOf(await client.send(getOrderDetails, id));
    unread.delete(id);
    if (order) useEndedOrders.getState().keep(order);
  } catch (error) {
    // It exists no more, or this account may not read it: «Cancelados» is the place to look.
    if (isApiError(error) && (error.status === 404 || error.status === 403)) unread.delete(id);
  } finally {
    asked.delete(id);
  }
}

/** Two tablets, one order: a step that waits to be sent and an open question end when another tablet has moved the order. */
export function useMovedElsewhere(orders: readonly StaffOrder[] | undefined): void {
  const isBeingSent = useIsStepBeingSent();
  useEffect(() => {
    if (!orders) return;
    const { pending, undo } = useSteps.getState();
    if (pending && isOutdated(orders, pending.id, pending.stage)) {
      undo();
      notifyMoved(pending.id);
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
