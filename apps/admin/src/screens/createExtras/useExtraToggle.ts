import type { Extra } from '@crepas/domain';
import { apiErrorCopy } from '../../copy.ts';
import { useUpdateExtra } from '../../queries/extras.ts';
import { isUnsupported } from '../../queries/isUnsupported.ts';
import { useNews } from '../../stores/news.ts';

/** Shows what is hidden and hides what is shown. */
export function useExtraToggle({ id, available }: Extra, onUnsupported: () => void) {
  const { tellFailure } = useNews.getState();
  const { mutate, isPending } = useUpdateExtra();
  const toggle = () =>
    mutate(
      { id, available: !available },
      {
        onError: (error) =>
          isUnsupported(error)
            ? onUnsupported()
            : tellFailure({ text: 'Error al actualizar el extra', reason: apiErrorCopy(error) }),
      },
    );
  return { toggle, isUpdating: isPending };
}
