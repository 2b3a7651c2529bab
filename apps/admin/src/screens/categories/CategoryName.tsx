import { isApiError } from '@crepas/api';
import { type CountedCategory, checkCategoryName } from '@crepas/domain';
import { IconButton, SaveIcon, TrashIcon } from '@crepas/ui';
import type { FormEvent } from 'react';
import { notifyError } from '../../notifications/notifyError.ts';
import { useRenameCategory } from '../../queries/categories.ts';
import { categoryNameDrafts } from '../../stores/drafts.ts';
import { useNotifications } from '../../stores/notifications.ts';
import { useDraft } from '../../stores/useDraft.ts';
import styles from './CategoriesScreen.module.css';

export type CategoryNameProps = { readonly category: CountedCategory; readonly onDelete: () => void };

/**
 * An editable name with its buttons. An empty or unchanged name is not sent (spec §5).
 */
export function CategoryName({ category, onDelete }: CategoryNameProps) {
  const { draft, change, discard } = useDraft(categoryNameDrafts, category.id);
  const typed = draft ?? category.name;
  const { notifySuccess, notifyFailure } = useNotifications.getState();
  const rename = useRenameCategory();
  const name = checkCategoryName(typed);
  const isChanged = name !== null && name !== category.name;

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isChanged || rename.isPending) return;
    try {
      await rename.mutateAsync({ id: category.id, name });
      discard();
      notifySuccess('Categoria actualizada');
    } catch (error) {
      if (isApiError(error) && error.kind === 'network') notifyFailure({ text: 'Error de red o servidor' });
      else notifyError('Error al actualizar nombre', error);
    }
  }

  return (
    <form noValidate onSubmit={submit} className={styles.rename}>
      <input
        name="nombre"
        aria-label={`Nombre de ${category.name}`}
        autoComplete="off"
        maxLength={60}
        value={typed}
        onChange={({ currentTarget }) => change(currentTarget.value)}
        className={styles.name}
      />
      <IconButton
        type="submit"
        label={`Guardar ${category.name}`}
        icon={<SaveIcon />}
        kind={isChanged ? 'brand' : 'plain'}
        aria-disabled={!isChanged || rename.isPending || undefined}
      />
      <IconButton kind="danger" label={`Eliminar ${category.name}`} icon={<TrashIcon />} onClick={onDelete} />
    </form>
  );
}
