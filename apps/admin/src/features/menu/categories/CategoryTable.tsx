import { apiErrorCopy, categoryFields, isApiError } from '@crepas/api';
import { type CountedCategory, checkCategoryName } from '@crepas/domain';
import { IconButton, SaveIcon, SortableTable, TrashIcon } from '@crepas/ui';
import { useId, useState } from 'react';
import { missingCopy, serverReason } from '../../../shared/copy.ts';
import { DeleteDialog } from '../../../shared/dialogs/DeleteDialog.tsx';
import { refusedBy } from '../../../shared/form/entityForm.ts';
import { useEntityForm } from '../../../shared/form/useEntityForm.ts';
import { inOrder } from '../../../shared/inOrder.ts';
import { ShowMore, useShownRows } from '../../../shared/lists/ShowMore.tsx';
import { useOptimisticOrder } from '../../../shared/lists/useOptimisticOrder.ts';
import {
  useDeleteCategory,
  useRenameCategory,
  useReorderCategories,
} from '../../../shared/menu/categories.ts';
import { useUndoDeletion } from '../../../shared/menu/restore.ts';
import { useNotifications } from '../../../shared/notifications/notifications.ts';
import { useHasFeature } from '../../../shared/shop/shop.ts';
import styles from './CategoriesScreen.module.css';
import { CategoryHours } from './CategoryHours.tsx';

export const refusedCategoryField = refusedBy({ name: { wire: 'nombre' } });

export type CategoryTableProps = {
  readonly categories: readonly CountedCategory[];
};

export function CategoryTable({ categories }: CategoryTableProps) {
  const { notifyFailure } = useNotifications.getState();
  const [leaving, setLeaving] = useState<CountedCategory | null>(null);
  const { order, save } = useOptimisticOrder(useReorderCategories(), () =>
    notifyFailure({ text: 'Error al actualizar orden.' }),
  );
  const hasHours = useHasFeature('horario_menu');
  const { shown, hidden, showMore } = useShownRows(order ? inOrder(categories, order) : categories);

  return (
    <>
      <SortableTable
        caption="Categorías, en el orden de la tienda"
        columns={[
          { key: 'id', title: 'ID', width: 'narrow', cell: ({ id }) => id },
          {
            key: 'name',
            title: 'Categoría',
            cell: (category) => <CategoryName category={category} onDelete={() => setLeaving(category)} />,
            below: hasHours ? (category) => <CategoryHours category={category} /> : undefined,
          },
          { key: 'count', title: 'Elementos', width: 'medium', cell: ({ productCount }) => productCount },
        ]}
        rows={shown}
        nameOf={({ name }) => name}
        onReorder={(ids) => save([...ids, ...hidden.map(({ id }) => id)])}
      />
      <ShowMore hidden={hidden.length} onMore={showMore} />
      {leaving && <CategoryDeletion key={leaving.id} category={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

type CategoryNameProps = { readonly category: CountedCategory; readonly onDelete: () => void };

/**
 * An editable name with its buttons. An empty or unchanged name is not sent (spec §5), and its button says why.
 */
function CategoryName({ category, onDelete }: CategoryNameProps) {
  const rename = useRenameCategory();
  const { form, errors, change, isSaving, onSubmit } = useEntityForm({
    name: `category ${category.id}`,
    saved: { name: category.name },
    check: (typed) => {
      const name = checkCategoryName(typed.name);
      if (name !== null && name !== category.name) return { kind: 'ok', change: name };
      return { kind: 'invalid', errors: { name: name === null ? missingCopy : 'El nombre es el mismo.' } };
    },
    save: (name) => rename.mutateAsync({ id: category.id, name }),
    refusedField: refusedCategoryField,
    done: 'Categoria actualizada',
    failed: (error) =>
      isApiError(error) && error.kind === 'network'
        ? { text: 'Error de red o servidor' }
        : { text: 'Error al actualizar nombre', reason: apiErrorCopy(error) },
  });
  const name = checkCategoryName(form.name);
  const isIdle = name === null || name === category.name || isSaving;
  const faultId = useId();

  return (
    <form noValidate onSubmit={onSubmit} className={styles.rename}>
      <input
        name="nombre"
        aria-label={`Nombre de ${category.name}`}
        autoComplete="off"
        maxLength={categoryFields.name.max}
        aria-invalid={errors.name !== undefined}
        aria-describedby={faultId}
        value={form.name}
        onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        className={styles.name}
      />
      <IconButton
        type="submit"
        label={`Guardar ${category.name}`}
        icon={<SaveIcon />}
        kind={isIdle ? 'plain' : 'brand'}
        aria-disabled={isIdle || undefined}
      />
      <IconButton kind="danger" label={`Eliminar ${category.name}`} icon={<TrashIcon />} onClick={onDelete} />
      <p id={faultId} className={styles.fault}>
        {errors.name}
      </p>
    </form>
  );
}

type CategoryDeletionProps = {
  readonly category: CountedCategory;
  readonly onClose: () => void;
};

/** The backend refuses to delete a category with products, and names their number (decision A4). */
function CategoryDeletion({ category, onClose }: CategoryDeletionProps) {
  const { notifySuccess, notifyFailure } = useNotifications.getState();
  const undoOf = useUndoDeletion('category');
  const { mutateAsync } = useDeleteCategory();

  async function remove() {
    try {
      await mutateAsync(category.id);
      notifySuccess('Categoria eliminada', undoOf(category));
    } catch (error) {
      const reason = serverReason(error) ?? 'Ocurrió un error al eliminar la categoría';
      notifyFailure({ text: `Error al eliminar: ${reason}` });
    }
  }

  return (
    <DeleteDialog
      question="¿Estás seguro de eliminar esta categoria?"
      subject={category.name}
      onYes={remove}
      onClose={onClose}
    />
  );
}
