import * as v from 'valibot';
import { type JsonStorage, localJson } from './jsonStorage.ts';

const phoneSessionKey = 'phoneSession';

const stored = v.object({ token: v.string(), refreshToken: v.string(), expiresAtMs: v.number() });

/** The provider's tokens for the verified phone on this device. */
export type PhoneSession = Readonly<v.InferOutput<typeof stored>>;

export type PhoneSessionStorage = {
  readonly load: () => PhoneSession | null;
  readonly save: (session: PhoneSession) => void;
  readonly clear: () => void;
};

export const createPhoneSessionStorage = (json: JsonStorage): PhoneSessionStorage => ({
  load: () => {
    const read = v.safeParse(stored, json.read(phoneSessionKey));
    return read.success ? read.output : null;
  },
  save: (session) => json.write(phoneSessionKey, session),
  clear: () => json.remove(phoneSessionKey),
});

export const storedPhoneSession = createPhoneSessionStorage(localJson);
