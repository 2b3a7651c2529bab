import { type ChangeSearch, changeKinds } from '@crepas/api';
import { useSearchParams } from 'react-router';

/** As they are typed; empty for no limit. */
export type ChangeFilters = {
  readonly kind: string;
  readonly by: string;
  readonly from: string;
  readonly to: string;
};

const names = { kind: 'tipo', by: 'quien', from: 'desde', to: 'hasta' } as const;
const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

/** The filters, kept in the URL, so that a reload or a new sign-in shows the same changes. */
export function useChangeSearch() {
  const [params, setParams] = useSearchParams();
  const read = (name: keyof ChangeFilters) => params.get(names[name]) ?? '';
  const filters: ChangeFilters = { kind: read('kind'), by: read('by'), from: read('from'), to: read('to') };
  const kind = changeKinds.find((known) => known === filters.kind);
  const search: ChangeSearch = {
    ...(kind && { kind }),
    ...(filters.by !== '' && { by: filters.by }),
    ...(isDay(filters.from) && { from: filters.from }),
    ...(isDay(filters.to) && { to: filters.to }),
  };
  const filter = (changed: Partial<ChangeFilters>) => {
    const all = Object.entries({ ...filters, ...changed }).filter(([, value]) => value !== '');
    setParams(Object.fromEntries(all.map(([name, value]) => [names[name as keyof ChangeFilters], value])), {
      replace: true,
    });
  };
  return {
    filters,
    search,
    filter,
    isFiltered: Object.keys(search).length > 0,
    showAll: () => setParams({}),
  };
}
