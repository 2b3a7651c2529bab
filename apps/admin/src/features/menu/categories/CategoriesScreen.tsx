import { apiErrorCopy, categoryFields } from '@crepas/api';
import { checkCategoryName } from '@crepas/domain';
import { Button, Card, EmptyState, Field, Loading, Page, PageHeader, Skeleton } from '@crepas/ui';
import { missingCopy } from '../../../shared/copy.ts';
import { bindFields } from '../../../shared/fields/bindFields.ts';
import { useEntityForm } from '../../../shared/form/useEntityForm.ts';
import { Loaded } from '../../../shared/lists/Loaded.tsx';
import { useCountedCategories, useCreateCategory } from '../../../shared/menu/categories.ts';
import { ScreenTitle } from '../../../shared/ScreenTitle.tsx';
import styles from './CategoriesScreen.module.css';
import { CategoryTable, refusedCategoryField } from './CategoryTable.tsx';

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

/** The form for a new category. */
function CategoryForm() {
  const create = useCreateCategory();
  const { form, errors, change, isSaving, onSubmit } = useEntityForm({
    name: 'category new',
    saved: { name: '' },
    check: ({ name }) => {
      const change = checkCategoryName(name);
      if (change !== null) return { kind: 'ok', change };
      return { kind: 'invalid', errors: { name: missingCopy }, notice: 'Categoria inválida' };
    },
    save: (name) => create.mutateAsync(name),
    refusedField: refusedCategoryField,
    emptiesAtOnce: true,
    done: 'Categoria creada correctamente!',
    failed: (error, lost) => ({
      text: 'Error al crear categoria',
      reason: `${lost === null ? '' : `No se creó «${lost}». `}${apiErrorCopy(error)}`,
    }),
  });

  return (
    <Card>
      <form noValidate onSubmit={onSubmit} className={styles.create}>
        <Field
          label="Nueva categoría"
          name="nombre"
          autoComplete="off"
          maxLength={categoryFields.name.max}
          {...bindFields(form, change, errors).text('name')}
        />
        <Button type="submit" busy={isSaving}>
          Crear
        </Button>
      </form>
    </Card>
  );
}
