import { isApiError, isPassing, logFailure } from '@crepas/api';
import { onlineManager, QueryCache, QueryClient } from '@tanstack/react-query';

const staleMs = 60_000;
const maxRetries = 2;

/**
 * A refusal stays a refusal; only a silent or a broken backend is asked again. Without network the screen says so
 * at once, and the network's return asks again.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (!onlineManager.isOnline()) return false;
  return failures < maxRetries && isPassing(error);
}

/** Milliseconds: what the backend asked for, else 1 s and doubling, up to 30 s. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = isApiError(error) ? error.retryAfter : undefined;
  return Math.min(30_000, asked === undefined ? 1000 * 2 ** failures : asked * 1000);
}

/** For queries only: an order is sent without this client, and only the customer repeats it (decision O5). */
export function createQueryClient(): QueryClient {
  startWithTheBrowser();
  return new QueryClient({
    // The cache keeps the error for the screen (spec §8: stored and logged).
    queryCache: new QueryCache({ onError: (error) => logFailure('query', error) }),
    defaultOptions: {
      queries: {
        // Asked once without network too: the service worker may know the answer (decision 7).
        networkMode: 'offlineFirst',
        staleTime: staleMs,
        retry: isWorthRetrying,
        retryDelay,
      },
    },
  });
}

/** The library hears of changes only, and takes every beginning for one with network. */
function startWithTheBrowser(): void {
  if (typeof navigator !== 'undefined' && navigator.onLine === false) onlineManager.setOnline(false);
}
