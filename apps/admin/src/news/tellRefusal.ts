import { apiErrorCopy } from '@crepas/api';
import { useNews } from '../stores/news.ts';

/**
 * Tells that an action failed, and why in the backend's words.
 *
 * @param text what failed: «Error al crear extra»
 */
export const tellRefusal = (text: string, error: unknown): void =>
  useNews.getState().tellFailure({ text, reason: apiErrorCopy(error) });
