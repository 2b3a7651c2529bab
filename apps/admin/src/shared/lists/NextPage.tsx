import { apiErrorCopy } from '@crepas/api';
import { Button } from '@crepas/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import styles from './ShowMore.module.css';

export type NextPageProps = {
  readonly pages: Pick<
    UseInfiniteQueryResult,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** What the pages hold: «pedidos». */
  readonly things: string;
};

/** Loads the next page. Loaded pages stay visible when it fails. */
export function NextPage({ pages, things }: NextPageProps) {
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  return (
    <div className={styles.root}>
      <p role="alert">{error && `No pudimos cargar más ${things}. ${apiErrorCopy(error)}`}</p>
      {hasNextPage && (
        <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {`Ver más ${things}`}
        </Button>
      )}
    </div>
  );
}
