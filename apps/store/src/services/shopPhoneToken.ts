import { config } from '../env.ts';
import { storedPhoneSession } from '../storage/phoneSession.ts';
import { createPhoneToken, tokenUrl } from './phoneToken.ts';

/** The token of this device's customer: a chunk that only a verified phone needs. */
export const createShopPhoneToken = (fetch: typeof globalThis.fetch) =>
  createPhoneToken({ session: storedPhoneSession, url: () => tokenUrl(config), fetch, nowMs: Date.now });
