import { checkCategoryName } from '@crepas/domain';
import { Button, Card, EmptyState, ErrorState, Field, Loading, Page, PageHeader, Skeleton } from '@crepas/ui';
import type { FormEvent } from 'react';
import { ScreenTitle } from '../../layout/ScreenTitle.tsx';
import { notifyError } from '../../notifications/notifyError.ts';
import { useCountedCategories, useCreateCategory } from '../../queries/categories.ts';
import { categoryNameDrafts } from '../../stores/drafts.ts';
import { useNotifications } from '../../stores/notifications.ts';
import { useDraft } from '../../stores/useDraft.ts';
import styles from './CategoriesScreen.module.css';
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

/** The form for a new category. The draft is cleared only after a successful save. */
function CategoryForm() {
  const { draft: typed = '', change, discard } = useDraft(categoryNameDrafts, 'new');
  const { notifySuccess, notifyFailure } = useNotifications.getState();
  const create = useCreateCategory();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (create.isPending) return;
    const name = checkCategoryName(typed);
    if (name === null) return notifyFailure({ text: 'Categoria inválida' });
    try {
      await create.mutateAsync(name);
      discard();
      notifySuccess('Categoria creada correctamente!');
    } catch (error) {
      notifyError('Error al crear categoria', error);
    }
  }

  return (
    <Card>
      <form noValidate onSubmit={submit} className={styles.create}>
        <Field
          label="Nueva categoría"
          name="nombre"
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={({ currentTarget }) => change(currentTarget.value)}
        />
        <Button type="submit" busy={create.isPending}>
          Crear
        </Button>
      </form>
    </Card>
  );
}
