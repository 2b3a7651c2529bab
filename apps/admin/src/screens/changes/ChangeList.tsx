import { apiErrorCopy, type ChangePage } from '@crepas/api';
import { Button, EmptyState, ErrorState, List, Loading } from '@crepas/ui';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { ChangeCard } from './ChangeCard.tsx';
import styles from './Changes.module.css';

export type ChangeListProps = {
  readonly changes: UseInfiniteQueryResult<InfiniteData<ChangePage>>;
  /** Clears the filters; given while there is one. */
  readonly onShowAll: (() => void) | undefined;
};

/** Loads one page at a time. Loaded pages stay visible when the next one fails. */
export function ChangeList({ changes, onShowAll }: ChangeListProps) {
  const { data, error, errorUpdateCount, isFetching, refetch } = changes;
  const found = data?.pages.flatMap((page) => page.changes);
  if (found === undefined) {
    if (errorUpdateCount === 0) return <Loading label="Cargando cambios…" />;
    return (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching}>
        {error ? apiErrorCopy(error) : 'No pudimos cargar los cambios. Intenta de nuevo.'}
      </ErrorState>
    );
  }
  if (found.length === 0) {
    return onShowAll ? (
      <EmptyState
        title="Ningún cambio coincide"
        action={
          <Button kind="secondary" onClick={onShowAll}>
            Ver todos
          </Button>
        }
      />
    ) : (
      <EmptyState title="Aún no hay cambios">Aquí verás quién cambió qué, cuándo, y de qué a qué.</EmptyState>
    );
  }
  return (
    <>
      <List aria-label="Cambios">
        {found.map((change) => (
          <ChangeCard key={change.id} change={change} />
        ))}
      </List>
      <NextPage changes={changes} />
    </>
  );
}

function NextPage({ changes }: Pick<ChangeListProps, 'changes'>) {
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = changes;
  return (
    <div className={styles.more}>
      <p role="alert">{error && `No pudimos cargar más cambios. ${apiErrorCopy(error)}`}</p>
      {hasNextPage && (
        <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Ver más cambios
        </Button>
      )}
    </div>
  );
}
