import { useState } from 'react';

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
