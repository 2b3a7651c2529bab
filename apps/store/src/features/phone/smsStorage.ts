import { lockSeconds, type PhoneNumber, parsePhone, type SmsCooldown } from '@crepas/domain';
import * as v from 'valibot';
import {
  type JsonStorage,
  localJson,
  type StoredValue,
  sessionJson,
  storedValue,
} from '../../shared/storage/jsonStorage.ts';

const keys = {
  cooldownSeconds: 'smsCooldown',
  sendAttempts: 'smsAttempts',
  verifyAttempts: 'smsVerifyAttempts',
  lastTryMs: 'smsLastTry',
} as const satisfies Record<keyof SmsCooldown, string>;

export const smsCounterKeys: readonly string[] = Object.values(keys);

export type SmsCountersStorage = {
  readonly load: () => SmsCooldown;
  readonly save: (counters: SmsCooldown) => void;
};

/** Four plain numbers (decision P3). Any other value counts as 0, and a counter at 0 is removed. */
export function createSmsCountersStorage(json: JsonStorage): SmsCountersStorage {
  const number = (key: string) => {
    const value = Number(json.read(key));
    return Number.isFinite(value) && value > 0 ? value : 0;
  };
  return {
    load: () => ({
      cooldownSeconds: Math.min(number(keys.cooldownSeconds), lockSeconds),
      sendAttempts: number(keys.sendAttempts),
      verifyAttempts: number(keys.verifyAttempts),
      lastTryMs: number(keys.lastTryMs),
    }),
    save: (counters) => {
      for (const [name, key] of Object.entries(keys)) {
        const value = counters[name as keyof SmsCooldown];
        if (value === 0) json.remove(key);
        else json.write(key, value);
      }
    },
  };
}

export const storedSmsCounters = createSmsCountersStorage(localJson);

/** The provider's id of the code that was sent last: a page that was discarded and reloaded can still verify it. */
export type SentCodeStorage = StoredValue<string, null>;

export const createSentCodeStorage = (json: JsonStorage): SentCodeStorage =>
  storedValue(json, 'smsSentCode', v.string(), null);

export const storedSentCode = createSentCodeStorage(sessionJson);

/** The phone that this code was sent to, for the same page after a reload. */
export type SentToStorage = StoredValue<PhoneNumber, null>;

const phone = v.pipe(
  v.string(),
  v.transform(parsePhone),
  v.custom<PhoneNumber>((read) => read !== null),
);

export const createSentToStorage = (json: JsonStorage): SentToStorage =>
  storedValue(json, 'smsSentTo', phone, null);

export const storedSentTo = createSentToStorage(sessionJson);
