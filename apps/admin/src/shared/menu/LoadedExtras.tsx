import type { Extra } from '@crepas/domain';
import { CheckCardSkeleton, EmptyState, List, Loading, Text } from '@crepas/ui';
import type { ReactNode } from 'react';
import { Loaded } from '../lists/Loaded.tsx';
import { ShowMore, useShownRows } from '../lists/ShowMore.tsx';
import { useExtras } from './extras.ts';
import { searchExtras } from './extraTicks.ts';

export type LoadedExtrasProps = {
  /** The text below «Aún no hay extras»: the next step. */
  readonly hint: string | null;
  /** In as many columns as fit. */
  readonly columns?: boolean;
  /** Only the extras that these words find. */
  readonly words?: string;
  readonly children: (shown: readonly Extra[]) => ReactNode;
};

/** The list of extras, with its loading, error and empty states. */
export function LoadedExtras({ hint, columns = false, words = '', children }: LoadedExtrasProps) {
  const extras = useExtras();
  const found = searchExtras(extras.data ?? [], words);
  const { shown, hidden, showMore } = useShownRows(found);
  return (
    <Loaded query={extras} loading={<CardsLoading columns={columns} />}>
      {({ length }) =>
        length === 0 ? (
          <EmptyState title="Aún no hay extras">{hint}</EmptyState>
        ) : (
          <>
            {found.length === 0 && <Text tone="secondary">Ningún extra coincide.</Text>}
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
