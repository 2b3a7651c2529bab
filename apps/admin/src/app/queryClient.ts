import { isApiError, isPassing, logFailure } from '@crepas/api';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';

/**
 * @param onRefused called when the backend answers 401 (not signed in) or, to a read, 403 (not staff). A query with the meta
 * `mayBeRefused` shows its 403 itself: staff may not read that object, for example an old order.
 */
export function createQueryClient(onRefused: (status: 401 | 403) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error, query) {
        logFailure('query', error);
        if (!isApiError(error) || (error.status === 403 && query.meta?.mayBeRefused)) return;
        if (error.status === 401 || error.status === 403) onRefused(error.status);
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        logFailure('mutation', error);
        // A 403 does not end the session: the account lacks one right, and the screen shows the refusal.
        if (isApiError(error) && error.status === 401) onRefused(401);
      },
    }),
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        // 'always': a query without network fails at once, and the screen shows that.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && isPassing(error),
      },
    },
  });
}
