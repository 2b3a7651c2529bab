import type { Extra } from '@crepas/domain';
import { notifyError } from '../../notifications/notifyError.ts';
import { useUpdateExtra } from '../../queries/extras.ts';
import { isUnsupported } from '../../queries/isUnsupported.ts';

/** Toggles whether an extra is available. */
export function useExtraToggle({ id, available }: Extra, onUnsupported: () => void) {
  const { mutateAsync, isPending } = useUpdateExtra();
  const toggle = () =>
    void mutateAsync({ id, available: !available }).catch((error: unknown) =>
      isUnsupported(error) ? onUnsupported() : notifyError('Error al actualizar el extra', error),
    );
  return { toggle, isUpdating: isPending };
}
