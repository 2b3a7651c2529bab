import { EmptyState, ErrorState, Loading, Page, PageHeader } from '@crepas/ui';
import { useCountedCategories } from '../../queries/categories.ts';
import { useArrival } from '../useArrival.ts';
import styles from './CategoriesScreen.module.css';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryRowsSkeleton } from './CategoryRowsSkeleton.tsx';
import { CategoryTable } from './CategoryTable.tsx';

/** Spec §2, `/create-category`: creates, renames, orders and deletes the categories. */
export function CategoriesScreen() {
  const header = useArrival<HTMLElement>('Categorías');
  const { data, errorUpdateCount, isFetching, refetch } = useCountedCategories();

  return (
    <Page width="wide" className={styles.root}>
      <PageHeader title="Categorías" ref={header} />
      <CategoryForm />
      {data ? (
        <>
          {data.length > 0 && <CategoryTable categories={data} />}
          {data.length === 0 && (
            <EmptyState title="Aún no hay categorías">Crea la primera arriba.</EmptyState>
          )}
        </>
      ) : errorUpdateCount > 0 ? (
        <ErrorState
          title="Error al obtener categorías"
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      ) : (
        <Loading label="Cargando categorías…">
          <CategoryRowsSkeleton />
        </Loading>
      )}
    </Page>
  );
}
