import type { Extra, ExtraId } from '@crepas/domain';
import { CheckCard, CheckCardSkeleton, EmptyState, ErrorState, List, Loading } from '@crepas/ui';
import { ShowMore } from '../../lists/ShowMore.tsx';
import { useShownRows } from '../../lists/useShownRows.ts';
import { useExtras } from '../../queries/extras.ts';

export type ExtraCardsProps = {
  readonly checked: readonly ExtraId[];
  /** What the backend has; undefined while no product is chosen or its extras are not known. */
  readonly linked: readonly ExtraId[] | undefined;
  readonly onToggle: (extra: Extra) => void;
};

/** Every extra there is, hidden ones too: a product may already have it when it comes back. */
export function ExtraCards({ checked, linked, onToggle }: ExtraCardsProps) {
  const { data, errorUpdateCount, isFetching, refetch } = useExtras();
  const { shown, hidden, showMore } = useShownRows(data ?? []);

  if (!data && errorUpdateCount > 0) {
    return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  }
  if (!data) return <CardsLoading />;
  if (data.length === 0) return <EmptyState title="Aún no hay extras">Crea uno en Crear Extra.</EmptyState>;
  return (
    <>
      <List data-columns aria-label="Extras">
        {shown.map((extra) => (
          <li key={extra.id}>
            <CheckCard
              label={extra.name}
              description={extra.available ? extra.description : `${extra.description} (oculto)`}
              cents={extra.price}
              saved={linked?.includes(extra.id)}
              checked={checked.includes(extra.id)}
              disabled={linked === undefined}
              onChange={() => onToggle(extra)}
            />
          </li>
        ))}
      </List>
      <ShowMore hidden={hidden.length} onMore={showMore} />
    </>
  );
}

/** Spec §9: four skeleton cards. */
function CardsLoading() {
  return (
    <Loading label="Cargando extras…">
      <List data-columns>
        <CheckCardSkeleton />
        <CheckCardSkeleton />
        <CheckCardSkeleton />
        <CheckCardSkeleton />
      </List>
    </Loading>
  );
}
