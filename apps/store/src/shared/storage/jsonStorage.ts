/** The part of the `Storage` interface that is used here. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** JSON under keys. A blocked or full storage loses values but never throws. */
export type JsonStorage = {
  /** Undefined for a missing key and for invalid JSON. */
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => void;
  readonly remove: (key: string) => void;
};

/** @param open called on each use: a blocked storage throws on access, and a server has none */
export function jsonStorage(open: () => KeyValues): JsonStorage {
  const attempt = <T>(use: (storage: KeyValues) => T): T | undefined => {
    try {
      return use(open());
    } catch {
      return undefined;
    }
  };
  return {
    read: (key) =>
      attempt((storage) => {
        const text = storage.getItem(key);
        return text === null ? undefined : JSON.parse(text);
      }),
    write: (key, value) => attempt((storage) => storage.setItem(key, JSON.stringify(value))),
    remove: (key) => attempt((storage) => storage.removeItem(key)),
  };
}

export const localJson = jsonStorage(() => globalThis.localStorage);
export const sessionJson = jsonStorage(() => globalThis.sessionStorage);
