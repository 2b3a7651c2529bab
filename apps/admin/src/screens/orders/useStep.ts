import { isApiError, type StageChange } from '@crepas/api';
import { apiErrorCopy } from '../../copy.ts';
import { useChangeStage } from '../../queries/orders.ts';
import { useNews } from '../../stores/news.ts';
import { useSteps } from '../../stores/steps.ts';

/** Sends a step. A refusal is told in the server's words, and the order shown where the server has it. */
export function useStep() {
  const tellFailure = useNews((store) => store.tellFailure);
  const takeBack = useSteps((store) => store.takeBack);
  return useChangeStage((error, change) => {
    if (isApiError(error) && error.status === 401) takeBack(change.id);
    else tellFailure({ text: refusalCopy(error, change), reason: apiErrorCopy(error) });
  });
}

/** For a question about an order: there is nothing left to ask when somebody else moved it. */
export const closeIfMoved = (close: () => void) => (error: Error) => {
  if (hasMoved(error)) close();
};

const hasMoved = (error: Error): boolean => isApiError(error) && error.status === 409;

const refusalCopy = (error: Error, { id }: StageChange): string =>
  hasMoved(error) ? `Alguien más ya movió el pedido #${id}` : `No se guardó el pedido #${id}`;
