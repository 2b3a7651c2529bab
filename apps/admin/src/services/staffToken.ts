import { ApiError } from '@crepas/api';
import { createSessionToken, tokenUrl } from '@crepas/api/session';
import { config } from '../env.ts';
import { staffSession } from '../storage/staffSession.ts';

/**
 * The ID token for the backend, renewed before it expires. Null when signed out, and after the provider ended the session: the
 * call goes out without a token, and the backend answers 401. Throws {@link ApiError} `network`.
 */
export function createStaffToken(fetch: typeof globalThis.fetch): () => Promise<string | null> {
  const token = createSessionToken({
    session: staffSession,
    url: () => tokenUrl(config, location.hostname),
    fetch,
    nowMs: Date.now,
  });
  return async () => {
    try {
      return await token();
    } catch (cause) {
      throw new ApiError('network', 'The sign-in provider cannot be reached', { cause });
    }
  };
}
