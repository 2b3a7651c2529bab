import { isApiError, type StageChange } from '@crepas/api';
import { notifyError } from '../../shared/notifications/notifyError.ts';
import { movedCopy } from './cancelledOrders.ts';
import { useChangeStage } from './orders.ts';
import { useSteps } from './steps.ts';

/** Sends a step. A refusal shows the server's message and the server's stage. */
export function useStep() {
  const takeBack = useSteps((store) => store.takeBack);
  return useChangeStage((error, change) => {
    if (!isApiError(error) || error.status !== 401) notifyError(refusalCopy(error, change), error);
    // An answer with minutes or a reason was not held: its buttons or its dialog are there after the sign-in.
    else if (change.minutes === undefined && change.reason === undefined) takeBack(change);
  });
}

/** An error handler that closes a dialog about an order when another person has already moved the order (409). */
export const closeIfMoved = (close: () => void) => (error: Error) => {
  if (hasMoved(error)) close();
};

const hasMoved = (error: Error): boolean => isApiError(error) && error.status === 409;

const refusalCopy = (error: Error, { id }: StageChange): string =>
  hasMoved(error) ? movedCopy(id) : `No se guardó el pedido #${id}`;
