import type { CountedCategory } from '@crepas/domain';
import { serverReason } from '../../copy.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { useDeleteCategory } from '../../queries/categories.ts';
import { useNews } from '../../stores/news.ts';

export type CategoryDeletionProps = {
  readonly category: CountedCategory;
  readonly onClose: () => void;
};

/** The backend refuses while there are products inside, and says how many (decision A4). */
export function CategoryDeletion({ category, onClose }: CategoryDeletionProps) {
  const { tellSuccess, tellFailure } = useNews.getState();
  const { mutate, isPending } = useDeleteCategory();
  const confirm = () =>
    mutate(category.id, {
      onSuccess: () => tellSuccess('Categoria eliminada'),
      onError: (error) => {
        const reason = serverReason(error) ?? 'Ocurrió un error al eliminar la categoría';
        tellFailure({ text: `Error al eliminar: ${reason}` });
      },
      onSettled: onClose,
    });

  return (
    <ConfirmDialog
      question="¿Estás seguro de eliminar esta categoria?"
      subject={category.name}
      yes="Eliminar"
      busy={isPending}
      onYes={confirm}
      onClose={() => isPending || onClose()}
    />
  );
}
