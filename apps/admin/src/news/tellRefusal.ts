import { apiErrorCopy } from '@crepas/api';
import { useNews } from '../stores/news.ts';

/**
 * Shows that an action failed, with the reason that the backend sent.
 *
 * @param text what failed: «Error al crear extra»
 */
export const tellRefusal = (text: string, error: unknown): void =>
  useNews.getState().tellFailure({ text, reason: apiErrorCopy(error) });
