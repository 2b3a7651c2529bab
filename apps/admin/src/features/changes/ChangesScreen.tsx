import { type ChangeSearch, changeKinds } from '@crepas/api';
import { isCalendarDay, shopDayAt } from '@crepas/domain';
import { EmptyState, Page, PageHeader, SelectField } from '@crepas/ui';
import { useSearchParams } from 'react-router';
import { bindFields } from '../../shared/fields/bindFields.ts';
import { DayField } from '../../shared/fields/DayField.tsx';
import { useChanges } from '../../shared/menu/restore.ts';
import { isUnsupported } from '../../shared/read.ts';
import { ScreenTitle } from '../../shared/ScreenTitle.tsx';
import { useServerFeatures, useShopWords } from '../../shared/shop/shop.ts';
import { ChangeList } from './ChangeList.tsx';
import styles from './Changes.module.css';
import { kindCopy } from './changeCopy.ts';

/** `/historial`, for the owner: every change of menu, shop and people. */
export function ChangesScreen() {
  const { filters, search, filter, isFiltered, showAll } = useChangeSearch();
  const changes = useChanges(search);
  const hasNone = useServerFeatures() === null;
  // The names to choose from: those of the newest changes, whatever the filters are, and of the shown ones.
  const newest = useChanges(unfiltered);
  const pages = [newest, changes].flatMap(({ data }) => data?.pages ?? []);
  const seen = pages.flatMap((page) => page.changes.map(({ by }) => by));
  const people = [...new Set([...seen, filters.by])].filter((email) => email !== '').sort();

  return (
    <Page>
      <ScreenTitle>Historial</ScreenTitle>
      <PageHeader title="Historial" />
      {hasNone || isUnsupported(changes.error) ? (
        <EmptyState title="El historial no está disponible">Tu servidor no guarda los cambios.</EmptyState>
      ) : (
        <>
          <ChangeFilterFields filters={filters} people={people} onFilter={filter} />
          <ChangeList changes={changes} onShowAll={isFiltered ? showAll : undefined} />
        </>
      )}
    </Page>
  );
}

type ChangeFilterFieldsProps = {
  readonly filters: ChangeFilters;
  readonly people: readonly string[];
  readonly onFilter: (changed: Partial<ChangeFilters>) => void;
};

function ChangeFilterFields({ filters, people, onFilter }: ChangeFilterFieldsProps) {
  const { timeZone } = useShopWords();
  const today = shopDayAt(Date.now(), timeZone);
  const bound = bindFields(filters, onFilter);
  return (
    <fieldset aria-label="Filtrar cambios" className={styles.filters}>
      <SelectField
        label="Qué"
        options={[
          ['', 'Todo menos pedidos'],
          ['todo', 'Todo'],
          ...changeKinds.map((kind) => [kind, kindCopy[kind]] as const),
        ]}
        {...bound.text('kind')}
      />
      <SelectField
        label="Quién"
        options={[['', 'Todas las personas'], ...people.map((email) => [email, email] as const)]}
        {...bound.text('by')}
      />
      <DayField
        label="Desde"
        max={today}
        value={filters.from}
        canBeEmpty
        onChoose={(from) => onFilter({ from })}
      />
      <DayField label="Hasta" max={today} value={filters.to} canBeEmpty onChoose={(to) => onFilter({ to })} />
    </fieldset>
  );
}

/** Orders are left out: a Friday's telephone orders would hide every other change. */
const unfiltered: ChangeSearch = { without: 'order' };

/** As they are typed; empty for no limit. */
type ChangeFilters = {
  /** A kind, `todo` for all, empty for all but orders. */
  readonly kind: string;
  readonly by: string;
  readonly from: string;
  readonly to: string;
};

const names = { kind: 'tipo', by: 'quien', from: 'desde', to: 'hasta' } as const;

/** The filters, kept in the URL, so that a reload or a new sign-in shows the same changes. */
function useChangeSearch() {
  const [params, setParams] = useSearchParams();
  const read = (name: keyof ChangeFilters) => params.get(names[name]) ?? '';
  const filters: ChangeFilters = { kind: read('kind'), by: read('by'), from: read('from'), to: read('to') };
  const kind = changeKinds.find((known) => known === filters.kind);
  const search: ChangeSearch = {
    ...(kind ? { kind } : filters.kind !== 'todo' && unfiltered),
    ...(filters.by !== '' && { by: filters.by }),
    ...(isCalendarDay(filters.from) && { from: filters.from }),
    ...(isCalendarDay(filters.to) && { to: filters.to }),
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
    isFiltered: Object.values(filters).some((value) => value !== ''),
    showAll: () => setParams({}),
  };
}
