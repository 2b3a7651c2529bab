import { useCancelledOrders } from './cancelledOrders.ts';
import { useOrderQuestion } from './orderQuestion.ts';
import { useSteps } from './steps.ts';
import { useTakenOrder } from './takenOrder.ts';

/** Discards unfinished work, so that the next account does not see it. */
export function discardOrderWork(): void {
  useSteps.getState().undo();
  useOrderQuestion.getState().close();
  useCancelledOrders.getState().clear();
  useTakenOrder.getState().write(null);
}
