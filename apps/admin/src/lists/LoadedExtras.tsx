import type { Extra } from '@crepas/domain';
import { CheckCardSkeleton, EmptyState, ErrorState, List, Loading } from '@crepas/ui';
import type { ReactNode } from 'react';
import { useExtras } from '../queries/extras.ts';
import { ShowMore } from './ShowMore.tsx';
import { useShownRows } from './useShownRows.ts';

export type LoadedExtrasProps = {
  /** What to do where there are none yet. */
  readonly hint: string | null;
  /** Side by side, as far as there is room. */
  readonly columns?: boolean;
  readonly children: (shown: readonly Extra[]) => ReactNode;
};

/** The extras there are, in all the states of their loading. */
export function LoadedExtras({ hint, columns = false, children }: LoadedExtrasProps) {
  const { data, errorUpdateCount, isFetching, refetch } = useExtras();
  const { shown, hidden, showMore } = useShownRows(data ?? []);

  if (!data && errorUpdateCount > 0) {
    return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <CardsLoading columns={columns} />;
  if (data.length === 0) return <EmptyState title="Aún no hay extras">{hint}</EmptyState>;
  return (
    <>
      {children(shown)}
      <ShowMore hidden={hidden.length} onMore={showMore} />
    </>
  );
}

/** Spec §9: four skeleton cards. */
const CardsLoading = ({ columns }: { readonly columns: boolean }) => (
  <Loading label="Cargando extras…">
    <List data-columns={columns || undefined}>
      <CheckCardSkeleton />
      <CheckCardSkeleton />
      <CheckCardSkeleton />
      <CheckCardSkeleton />
    </List>
  </Loading>
);
