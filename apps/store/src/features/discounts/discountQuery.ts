import { isApiError } from '@crepas/api';
import type { OrderDiscount } from '@crepas/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { useDiscountCode } from './discountCode.ts';
import type { DiscountAnswer, DiscountQuestion } from './discountQuestion.ts';

/** A stepper that is tapped repeatedly asks once. */
const pauseMs = 300;

const answerLifeMs = 60_000;

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, pauseMs);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

const discountKey = 'discount';

/** What the server says of the code for this order. A code that is none is forgotten. */
export const discountQuery = (question: DiscountQuestion | null) =>
  queryOptions({
    queryKey: [discountKey, question] as const,
    queryFn: async ({ signal }): Promise<DiscountAnswer | null> => {
      if (question === null) return null;
      await pause(signal);
      const { askDiscount } = await import('./askDiscount.ts');
      const answer = await askDiscount(question, signal);
      const { accept, reject } = useDiscountCode.getState();
      if (answer.kind === 'invalid') reject(question.name);
      else accept(question.name);
      return answer;
    },
    staleTime: answerLifeMs,
    gcTime: 0,
    retry: false,
    retryOnMount: false,
  });

/**
 * What the code takes off an order that is sent now; null when nothing. Waits for the cart's own question. Throws the client's errors.
 *
 * @param maxAgeMs 0 asks again
 */
export async function currentDiscount(
  queryClient: QueryClient,
  question: DiscountQuestion | null,
  maxAgeMs = answerLifeMs,
): Promise<OrderDiscount | null> {
  const ask = () => queryClient.fetchQuery({ ...discountQuery(question), staleTime: maxAgeMs });
  const answer = await ask().catch((error: unknown) => {
    // The cart has asked something else meanwhile, or is closed: its question was cancelled.
    if (isApiError(error)) throw error;
    return ask();
  });
  return answer?.kind === 'given' ? { name: answer.name, amount: answer.amount } : null;
}

/** After a refusal of the server: the open cart asks again. */
export const askDiscountAgain = (queryClient: QueryClient): void =>
  void queryClient.invalidateQueries({ queryKey: [discountKey] });
