import type { CountedCategory } from '@crepas/domain';
import { serverReason } from '../../copy/copy.ts';
import { DeleteDialog } from '../../dialogs/DeleteDialog.tsx';
import { useDeleteCategory } from '../../queries/categories.ts';
import { useUndoDeletion } from '../../restoring/useUndoDeletion.ts';
import { useNotifications } from '../../stores/notifications.ts';

export type CategoryDeletionProps = {
  readonly category: CountedCategory;
  readonly onClose: () => void;
};

/** The backend refuses to delete a category with products, and names their number (decision A4). */
export function CategoryDeletion({ category, onClose }: CategoryDeletionProps) {
  const { notifyFailure } = useNotifications.getState();
  const tellDeleted = useUndoDeletion('category');
  const { mutateAsync } = useDeleteCategory();

  async function remove() {
    try {
      await mutateAsync(category.id);
      tellDeleted('Categoria eliminada', category);
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
