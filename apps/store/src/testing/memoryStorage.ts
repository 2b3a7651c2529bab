import { type JsonStorage, jsonStorage, type KeyValues } from '../storage/jsonStorage.ts';

/** A storage in memory; `raw` is its content, texts under keys. */
export function memoryStorage(content: Record<string, string> = {}): JsonStorage & { raw: typeof content } {
  const values: KeyValues = {
    getItem: (key) => content[key] ?? null,
    setItem: (key, value) => {
      content[key] = value;
    },
    removeItem: (key) => {
      delete content[key];
    },
  };
  return { ...jsonStorage(() => values), raw: content };
}
