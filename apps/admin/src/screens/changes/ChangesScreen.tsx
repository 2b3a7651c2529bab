import { EmptyState, Page, PageHeader } from '@crepas/ui';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { useChanges } from '../../queries/changes.ts';
import { isUnsupported } from '../../queries/isUnsupported.ts';
import { ChangeFilterFields } from './ChangeFilterFields.tsx';
import { ChangeList } from './ChangeList.tsx';
import { useChangeSearch } from './useChangeSearch.ts';

/** `/historial`, for the owner: every change of menu, shop and people. */
export function ChangesScreen() {
  const { filters, search, filter, isFiltered, showAll } = useChangeSearch();
  const changes = useChanges(search);
  // The names to choose from: those of the newest changes, whatever the filters are.
  const newest = useChanges({});
  const seen = newest.data?.pages.flatMap((page) => page.changes.map(({ by }) => by)) ?? [];
  const people = [...new Set([...seen, filters.by])].filter((email) => email !== '').sort();

  return (
    <Page>
      <ScreenTitle>Historial</ScreenTitle>
      <PageHeader title="Historial" />
      {isUnsupported(changes.error) ? (
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
