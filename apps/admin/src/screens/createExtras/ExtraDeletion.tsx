import type { Extra } from '@crepas/domain';
import { DeleteDialog } from '../../dialogs/DeleteDialog.tsx';
import { notifyError } from '../../notifications/notifyError.ts';
import { useDeleteExtra } from '../../queries/extras.ts';
import { isUnsupported } from '../../queries/isUnsupported.ts';
import { useUndoDeletion } from '../../restoring/useUndoDeletion.ts';

export type ExtraDeletionProps = {
  readonly extra: Extra;
  readonly onUnsupported: () => void;
  readonly onClose: () => void;
};

/** Past orders keep the extra's name and price. */
export function ExtraDeletion({ extra, onUnsupported, onClose }: ExtraDeletionProps) {
  const tellDeleted = useUndoDeletion('extra');
  const { mutateAsync } = useDeleteExtra();

  async function remove() {
    try {
      await mutateAsync(extra.id);
      tellDeleted('Extra eliminado', extra);
    } catch (error) {
      if (isUnsupported(error)) onUnsupported();
      else notifyError('Error al eliminar el extra', error);
    }
  }

  return (
    <DeleteDialog
      question="¿Estás seguro de eliminar este extra?"
      subject={extra.name}
      onYes={remove}
      onClose={onClose}
    />
  );
}
