import { isApiError } from '@crepas/api';

/** How a backend without this extension answers; also how any backend does once the extra itself is gone. */
export const isUnsupported = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 405);
