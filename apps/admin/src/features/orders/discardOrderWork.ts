import { useCancelledOrders } from './cancelledOrders.ts';
import { useOrderDrafts } from './orderDrafts.ts';
import { useOrderQuestion } from './orderQuestion.ts';
import { useSteps } from './steps.ts';

/** Discards unfinished work, so that the next account does not see it. */
export function discardOrderWork(): void {
  useSteps.getState().clear();
  useOrderQuestion.getState().close();
  useCancelledOrders.getState().clear();
  useOrderDrafts.getState().clear();
}
