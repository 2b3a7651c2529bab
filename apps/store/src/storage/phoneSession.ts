import type { ProviderSessionStorage } from '@crepas/api/session';
import * as v from 'valibot';
import { type JsonStorage, localJson } from './jsonStorage.ts';

const phoneSessionKey = 'phoneSession';

const stored = v.object({ token: v.string(), refreshToken: v.string(), expiresAtMs: v.number() });

/** Where the provider's tokens for the verified phone of this device lie. */
export const createPhoneSessionStorage = (json: JsonStorage): ProviderSessionStorage => ({
  load: () => {
    const read = v.safeParse(stored, json.read(phoneSessionKey));
    return read.success ? read.output : null;
  },
  save: (session) => json.write(phoneSessionKey, session),
  clear: () => json.remove(phoneSessionKey),
});

export const storedPhoneSession = createPhoneSessionStorage(localJson);
