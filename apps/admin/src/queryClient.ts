import { isApiError, isPassing } from '@crepas/api';
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { logFailure } from './logFailure.ts';

/** @param onRefused hears that the backend takes the caller for a stranger (401) or for no staff (403) */
export function createQueryClient(onRefused: (status: 401 | 403) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError(error) {
        logFailure(error);
        if (isApiError(error) && (error.status === 401 || error.status === 403)) onRefused(error.status);
      },
    }),
    mutationCache: new MutationCache({
      onError(error) {
        logFailure(error);
        // Not 403: who lost a right still works here, and the screen says what was refused.
        if (isApiError(error) && error.status === 401) onRefused(401);
      },
    }),
    defaultOptions: {
      mutations: { networkMode: 'always' },
      queries: {
        // Being offline is an answer to show, not a reason to wait in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (failures, error) => failures < 2 && isPassing(error),
      },
    },
  });
}
