import { type JsonStorage, jsonStorage, type KeyValues } from '../shared/storage/jsonStorage.ts';

/** A storage in memory; `raw` is its content, texts under keys, `browser` what a page calls `localStorage`. */
export function memoryStorage(
  raw: Record<string, string> = {},
): JsonStorage & { raw: typeof raw; browser: KeyValues } {
  const browser: KeyValues = {
    getItem: (key) => raw[key] ?? null,
    setItem: (key, value) => {
      raw[key] = value;
    },
    removeItem: (key) => {
      delete raw[key];
    },
  };
  return { ...jsonStorage(() => browser), raw, browser };
}
