import { backoffMs, isApiError, isPassing, isTimeout, logFailure } from '@crepas/api';
import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { watchConnection } from '../shared/connection.ts';

const staleMs = 60_000;
const maxRetries = 2;
/** A stalled connection is often cured by a second one; a silent network is not, and the customer waits for its sentence. */
const maxRetriesAfterTimeout = 1;
const maxMs = 30_000;

/**
 * Retries only network failures and server errors; a refusal is final. Offline there is no retry: the screen says so
 * at once, and the query runs again when the network is back.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (!onlineManager.isOnline()) return false;
  return failures < (isTimeout(error) ? maxRetriesAfterTimeout : maxRetries) && isPassing(error);
}

/** Milliseconds: `Retry-After` if the backend sent it, else 1 s and doubling, up to 30 s. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = isApiError(error) ? error.retryAfter : undefined;
  return asked === undefined ? backoffMs(failures, 1000, maxMs) : Math.min(maxMs, asked * 1000);
}

/** For queries only: an order is sent without this client, and only the customer repeats it (decision O5). */
export function createQueryClient(): QueryClient {
  watchConnection();
  return new QueryClient({
    // The cache keeps the error for the screen (spec §8: stored and logged).
    queryCache: new QueryCache({ onError: (error) => logFailure('query', error) }),
    defaultOptions: {
      queries: {
        // One attempt in any case: the browser may be wrong, or the service worker may have the answer (decision 7).
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: staleMs,
        retry: isWorthRetrying,
        retryDelay,
      },
    },
  });
}
