import { createSessionToken, tokenUrl } from '@crepas/api';
import { appCheckHeaders } from './appCheck/appCheckHeaders.ts';
import { config } from './env.ts';
import { storedPhoneSession } from './storage/phoneSessionStorage.ts';

/** The token of this device's customer. */
export const createShopPhoneToken = (fetch: typeof globalThis.fetch) =>
  createSessionToken({
    session: storedPhoneSession,
    url: () => tokenUrl(config, location.hostname),
    headers: appCheckHeaders,
    fetch,
    nowMs: Date.now,
  });
