import { lockSeconds, type SmsCooldown } from '@crepas/domain';
import { type JsonStorage, localJson } from '../../shared/storage/jsonStorage.ts';

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
