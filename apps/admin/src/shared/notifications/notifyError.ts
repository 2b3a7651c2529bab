import { apiErrorCopy } from '@crepas/api';
import { useNotifications } from './notifications.ts';

/**
 * Shows that an action failed, with the reason that the backend sent.
 *
 * @param text what failed: «Error al crear extra»
 */
export const notifyError = (text: string, error: unknown): void =>
  useNotifications.getState().notifyFailure({ text, reason: apiErrorCopy(error) });
