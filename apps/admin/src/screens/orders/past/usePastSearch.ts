import { useSearchParams } from 'react-router';
import type { PastSearch } from '../../../queries/pastOrders.ts';

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The search, kept in the URL, so that a reload or a new sign-in shows the same orders. */
export function usePastSearch() {
  const [params, setParams] = useSearchParams();
  const day = params.get('fecha') ?? '';
  const search: PastSearch = { words: params.get('buscar') ?? '', day: isDay(day) ? day : '' };

  const find = ({ words, day }: PastSearch) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of [
          ['buscar', words],
          ['fecha', day],
        ] as const) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );

  return { search, find };
}
