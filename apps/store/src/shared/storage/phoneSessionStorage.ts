import type { ProviderSessionStorage } from '@crepas/api';
import * as v from 'valibot';
import { type JsonStorage, localJson, storedValue } from './jsonStorage.ts';

const stored = v.object({ token: v.string(), refreshToken: v.string(), expiresAtMs: v.number() });

/** Where the provider's tokens for the verified phone of this device lie. */
export const createPhoneSessionStorage = (json: JsonStorage): ProviderSessionStorage =>
  storedValue(json, 'phoneSession', stored, null);

export const storedPhoneSession = createPhoneSessionStorage(localJson);
