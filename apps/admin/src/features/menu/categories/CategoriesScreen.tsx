import { checkCategoryName } from '@crepas/domain';
import { Button, Card, EmptyState, Field, Loading, Page, PageHeader, Skeleton } from '@crepas/ui';
import type { FormEvent } from 'react';
import { useDraft } from '../../../shared/drafts/useDraft.ts';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { useCountedCategories, useCreateCategory } from '../../../shared/menu/categories.ts';
import { useNotifications } from '../../../shared/notifications/notifications.ts';
import { notifyResult } from '../../../shared/notifications/notifyResult.ts';
import { ScreenTitle } from '../../../shared/ScreenTitle.tsx';
import styles from './CategoriesScreen.module.css';
import { CategoryTable } from './CategoryTable.tsx';
import { categoryNameDrafts } from './categoryNameDrafts.ts';

/** Spec §2, `/create-category`: creates, renames, orders and deletes the categories. */
export function CategoriesScreen() {
  return (
    <Page width="wide" className={styles.root}>
      <ScreenTitle>Categorías</ScreenTitle>
      <PageHeader title="Categorías" />
      <CategoryForm />
      <Loaded
        query={useCountedCategories()}
        loading={<CategoriesLoading />}
        failedTitle="Error al obtener categorías"
      >
        {(categories) =>
          categories.length > 0 ? (
            <CategoryTable categories={categories} />
          ) : (
            <EmptyState title="Aún no hay categorías">Crea la primera arriba.</EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}

/** Spec §9: four placeholder rows. */
const CategoriesLoading = () => (
  <Loading label="Cargando categorías…">
    <div className={styles.skeleton}>
      <Skeleton className={styles.skeletonRow} />
      <Skeleton className={styles.skeletonRow} />
      <Skeleton className={styles.skeletonRow} />
      <Skeleton className={styles.skeletonRow} />
    </div>
  </Loading>
);

/** The form for a new category. The draft is cleared only after a successful save. */
function CategoryForm() {
  const { draft: typed = '', change, discard } = useDraft(categoryNameDrafts, 'new');
  const { notifyFailure } = useNotifications.getState();
  const create = useCreateCategory();

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (create.isPending) return;
    const name = checkCategoryName(typed);
    if (name === null) return notifyFailure({ text: 'Categoria inválida' });
    const isCreated = await notifyResult(create.mutateAsync(name), {
      done: 'Categoria creada correctamente!',
      failed: 'Error al crear categoria',
    });
    if (isCreated) discard();
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
