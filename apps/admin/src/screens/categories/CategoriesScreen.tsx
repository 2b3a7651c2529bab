import { EmptyState, ErrorState, Loading, Page, PageHeader, Skeleton } from '@crepas/ui';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { useCountedCategories } from '../../queries/categories.ts';
import styles from './CategoriesScreen.module.css';
import { CategoryForm } from './CategoryForm.tsx';
import { CategoryTable } from './CategoryTable.tsx';

/** Spec §2, `/create-category`: creates, renames, orders and deletes the categories. */
export function CategoriesScreen() {
  const { data, errorUpdateCount, isFetching, refetch } = useCountedCategories();

  return (
    <Page width="wide" className={styles.root}>
      <ScreenTitle>Categorías</ScreenTitle>
      <PageHeader title="Categorías" />
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

/** Spec §9: four placeholder rows. */
function CategoryRowsSkeleton() {
  return (
    <div className={styles.skeleton}>
      <Skeleton className={styles.skeletonRow} />
      <Skeleton className={styles.skeletonRow} />
      <Skeleton className={styles.skeletonRow} />
      <Skeleton className={styles.skeletonRow} />
    </div>
  );
}
