import type { Extra } from '@crepas/domain';
import { CheckCardSkeleton, EmptyState, ErrorState, List, Loading } from '@crepas/ui';
import type { ReactNode } from 'react';
import { useExtras } from '../queries/extras.ts';
import { ShowMore } from './ShowMore.tsx';
import { useShownRows } from './useShownRows.ts';

export type LoadedExtrasProps = {
  /** The text below «Aún no hay extras»: the next step. */
  readonly hint: string | null;
  /** In as many columns as fit. */
  readonly columns?: boolean;
  readonly children: (shown: readonly Extra[]) => ReactNode;
};

/** The list of extras, with its loading, error and empty states. */
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
