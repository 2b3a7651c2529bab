import { isApiError } from '@crepas/api';
import { QueryClient } from '@tanstack/react-query';

const staleMs = 60_000;
const maxRetries = 2;

/** A refusal stays a refusal; only a silent or a broken backend is asked again. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  return failures < maxRetries && isApiError(error) && (error.kind === 'network' || error.status >= 500);
}

/** Milliseconds: what the backend asked for, else 1 s and doubling, up to 30 s. */
export function retryDelay(failures: number, error: unknown): number {
  const asked = isApiError(error) ? error.retryAfter : undefined;
  return Math.min(30_000, asked === undefined ? 1000 * 2 ** failures : asked * 1000);
}

/** Queries repeat themselves, mutations never do: an order is repeated by the customer (decision O5). */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: staleMs, retry: isWorthRetrying, retryDelay },
      mutations: { retry: false },
    },
  });
