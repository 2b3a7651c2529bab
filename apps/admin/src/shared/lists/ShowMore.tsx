import { apiErrorCopy } from '@crepas/api';
import { Button } from '@crepas/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './ShowMore.module.css';

const rowsAtOnce = 200;

/** The first rows of a list, and more on demand: a slow tablet does not draw a thousand cards at once. */
export function useShownRows<Row>(rows: readonly Row[]) {
  const [count, setCount] = useState(rowsAtOnce);
  return {
    shown: rows.slice(0, count),
    hidden: rows.slice(count),
    showMore: () => setCount(count + rowsAtOnce),
  };
}

type ShowMoreProps = {
  /** The number of hidden rows; at 0 there is no button. */
  readonly hidden: number;
  readonly onMore: () => void;
};

export const ShowMore = ({ hidden, onMore }: ShowMoreProps) =>
  hidden > 0 && (
    <p className={styles.root}>
      <Button kind="secondary" onClick={onMore}>{`Ver más (faltan ${hidden})`}</Button>
    </p>
  );

type NextPageProps = {
  readonly pages: Pick<
    UseInfiniteQueryResult,
    'error' | 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage'
  >;
  /** What the pages hold: «pedidos». */
  readonly noun: string;
};

/** Loads the next page. Loaded pages stay visible when it fails. */
export function NextPage({ pages, noun }: NextPageProps) {
  const { error, hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  return (
    <div className={styles.root}>
      <p role="alert">{error && `No pudimos cargar más ${noun}. ${apiErrorCopy(error)}`}</p>
      {hasNextPage && (
        <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {`Ver más ${noun}`}
        </Button>
      )}
    </div>
  );
}
