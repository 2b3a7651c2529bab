import type { Extra } from '@crepas/domain';
import { CheckCardSkeleton, EmptyState, List, Loading } from '@crepas/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../lists/Loaded.tsx';
import { ShowMore, useShownRows } from '../lists/ShowMore.tsx';
import { useExtras } from './extras.ts';

export type LoadedExtrasProps = {
  /** The text below «Aún no hay extras»: the next step. */
  readonly hint: string | null;
  /** In as many columns as fit. */
  readonly columns?: boolean;
  readonly children: (shown: readonly Extra[]) => ReactNode;
};

/** The list of extras, with its loading, error and empty states. */
export function LoadedExtras({ hint, columns = false, children }: LoadedExtrasProps) {
  const extras = useExtras();
  const { shown, hidden, showMore } = useShownRows(extras.data ?? []);
  return (
    <Loaded query={extras} loading={<CardsLoading columns={columns} />}>
      {({ length }) =>
        length === 0 ? (
          <EmptyState title="Aún no hay extras">{hint}</EmptyState>
        ) : (
          <>
            {children(shown)}
            <ShowMore hidden={hidden.length} onMore={showMore} />
          </>
        )
      }
    </Loaded>
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
