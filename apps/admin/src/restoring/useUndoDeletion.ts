import { notifyError } from '../notifications/notifyError.ts';
import { type Restorable, useRestore } from '../queries/restore.ts';
import { useHasFeature } from '../queries/shop.ts';
import { useNotifications } from '../stores/notifications.ts';

/** Reports a deletion, with «Deshacer» where the server can bring the deleted thing back. */
export function useUndoDeletion(kind: Restorable) {
  const canRestore = useHasFeature('restaurar');
  const restore = useRestoring();
  return (text: string, { id, name }: { readonly id: number; readonly name: string }) =>
    useNotifications
      .getState()
      .notifySuccess(text, canRestore ? () => void restore(kind, id, name) : undefined);
}

/** Brings it back and reports the result; never rejects. */
export function useRestoring() {
  const restore = useRestore();
  return async (kind: Restorable, id: number, name: string): Promise<void> => {
    try {
      await restore(kind, id);
      useNotifications.getState().notifySuccess(`Volvió ${name}.`);
    } catch (error) {
      notifyError(`No se pudo deshacer: ${name}`, error);
    }
  };
}
