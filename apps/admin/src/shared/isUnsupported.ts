import { isApiError } from '@crepas/api';

/** Whether the answer means that the backend lacks the call. A deleted object gives the same 404. */
export const isUnsupported = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 405);
