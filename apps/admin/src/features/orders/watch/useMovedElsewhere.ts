import type { OrderId, StaffOrder } from '@crepas/domain';
import { useEffect } from 'react';
import { useNotifications } from '../../../shared/notifications/notifications.ts';
import { movedCopy } from '../movedCopy.ts';
import { useOrderQuestion } from '../orderQuestion.ts';
import { useIsStepBeingSent } from '../orders.ts';
import { useSteps } from '../steps.ts';
import { isOutdated } from './isOutdated.ts';

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
