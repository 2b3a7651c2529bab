import { type ProviderSessionStorage, providerSession } from '@crepas/api';
import { type PhoneNumber, parsePhone } from '@crepas/domain';
import * as v from 'valibot';
import { type JsonStorage, localJson, storedValue } from './jsonStorage.ts';

/** Where the provider's tokens for the verified phone of this device lie. */
export const createPhoneSessionStorage = (json: JsonStorage): ProviderSessionStorage =>
  storedValue(json, 'phoneSession', providerSession, null);

export const storedPhoneSession = createPhoneSessionStorage(localJson);

const claims = v.object({ phone_number: v.string() });

/** The phone that the stored session of this device proves; null without one. The server checks its token at each call. */
export function sessionPhone(session = storedPhoneSession.load()): PhoneNumber | null {
  const [, payload = ''] = session?.token.split('.') ?? [];
  try {
    const read = v.parse(claims, JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))));
    return parsePhone(read.phone_number);
  } catch {
    return null;
  }
}
