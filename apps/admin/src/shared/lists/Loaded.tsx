import { apiErrorCopy } from '@crepas/api';
import { ErrorState } from '@crepas/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export type LoadedProps<Data> = {
  readonly query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'errorUpdateCount' | 'isFetching'> & {
    readonly refetch: () => Promise<unknown>;
  };
  /** Skeletons in its place. */
  readonly loading: ReactNode;
  readonly failedTitle?: string;
  /** What could not be loaded, and what to do. */
  readonly failed?: string;
  /** Shows the server's reason, when it is known, instead of `failed`. */
  readonly hasReason?: boolean;
  readonly children: (data: Data) => ReactNode;
};

/** The answer of a query, or its loading state, or its failure with «Reintentar». After a failed refetch the last answer stays. */
export function Loaded<Data>({
  query,
  loading,
  failedTitle,
  failed,
  hasReason,
  children,
}: LoadedProps<Data>) {
  const { data, error, errorUpdateCount, isFetching, refetch } = query;
  if (data !== undefined) return children(data);
  // Not `error`: every new attempt clears it, and the screen would flicker between failure and loading.
  if (errorUpdateCount === 0) return loading;
  return (
    <ErrorState title={failedTitle} onRetry={() => void refetch()} retrying={isFetching}>
      {hasReason && error ? apiErrorCopy(error) : failed}
    </ErrorState>
  );
}
