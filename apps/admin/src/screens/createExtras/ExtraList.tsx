import type { ExtraId } from '@crepas/domain';
import { CheckCardSkeleton, EmptyState, ErrorState, List, Loading } from '@crepas/ui';
import { useState } from 'react';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { useShownRows } from '../../lists/useShownRows.ts';
import { useExtras } from '../../queries/extras.ts';
import { ExtraRow } from './ExtraRow.tsx';

/** The extras there are. A backend that cannot change them is not asked twice: the buttons go, the list stays. */
export function ExtraList() {
  const { data, errorUpdateCount, isFetching, refetch } = useExtras();
  const [isFixed, setIsFixed] = useState(false);
  const { shown, hidden, showMore } = useShownRows(data ?? []);

  /** An extra that is still there after its change met nothing: it is the call that the backend lacks. */
  async function checkSupport(id: ExtraId) {
    const { data: now } = await refetch();
    if (now?.some((extra) => extra.id === id)) setIsFixed(true);
  }

  if (!data && errorUpdateCount > 0) {
    return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <RowsLoading />;
  if (data.length === 0)
    return <EmptyState title="Aún no hay extras">Crea el primero en Crear Extra.</EmptyState>;
  return (
    <>
      <List>
        {shown.map((extra) => (
          <ExtraRow
            key={extra.id}
            extra={extra}
            isFixed={isFixed}
            onUnsupported={() => void checkSupport(extra.id)}
          />
        ))}
      </List>
      <ShowMore hidden={hidden.length} onMore={showMore} />
    </>
  );
}

/** Spec §9: four skeleton cards. */
function RowsLoading() {
  return (
    <Loading label="Cargando extras…">
      <List>
        <CheckCardSkeleton />
        <CheckCardSkeleton />
        <CheckCardSkeleton />
        <CheckCardSkeleton />
      </List>
    </Loading>
  );
}
