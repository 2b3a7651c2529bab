import type { Extra } from '@crepas/domain';
import { apiErrorCopy } from '../../copy.ts';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { useDeleteExtra } from '../../queries/extras.ts';
import { isUnsupported } from '../../queries/isUnsupported.ts';
import { useNews } from '../../stores/news.ts';

export type ExtraDeletionProps = {
  readonly extra: Extra;
  readonly onUnsupported: () => void;
  readonly onClose: () => void;
};

/** Orders that had it keep its name and price. */
export function ExtraDeletion({ extra, onUnsupported, onClose }: ExtraDeletionProps) {
  const { tellSuccess, tellFailure } = useNews.getState();
  const { mutate, isPending } = useDeleteExtra();
  const confirm = () =>
    mutate(extra.id, {
      onSuccess: () => tellSuccess('Extra eliminado'),
      onError: (error) =>
        isUnsupported(error)
          ? onUnsupported()
          : tellFailure({ text: 'Error al eliminar el extra', reason: apiErrorCopy(error) }),
      onSettled: onClose,
    });

  return (
    <ConfirmDialog
      question="¿Estás seguro de eliminar este extra?"
      subject={extra.name}
      yes="Eliminar"
      busy={isPending}
      onYes={confirm}
      onClose={() => isPending || onClose()}
    />
  );
}
