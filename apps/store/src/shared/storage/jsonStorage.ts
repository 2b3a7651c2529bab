/** The part of the `Storage` interface that is used here. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** JSON under keys. What a blocked or full storage refuses is kept in memory, as long as the page lasts. It never throws. */
export type JsonStorage = {
  /** Undefined for a missing key and for invalid JSON. */
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => void;
  readonly remove: (key: string) => void;
  /** Whether the storage has refused the last change of this key: a reload loses it. */
  readonly isUnsaved: (key: string) => boolean;
};

/**
 * @param open called on each use: a blocked storage throws on access, and a server has none
 * @param isServer keeps nothing in memory: there it would be shared by all requests
 */
export function jsonStorage(open: () => KeyValues, isServer = false): JsonStorage {
  /** The refused changes: a JSON text, or null for a key that was removed. */
  const unsaved = new Map<string, string | null>();

  const change = (key: string, text: string | null) => {
    try {
      if (text === null) open().removeItem(key);
      else open().setItem(key, text);
      unsaved.delete(key);
    } catch {
      if (!isServer) unsaved.set(key, text);
    }
  };

  return {
    read: (key) => {
      try {
        const text = unsaved.has(key) ? unsaved.get(key) : open().getItem(key);
        return typeof text === 'string' ? JSON.parse(text) : undefined;
      } catch {
        return undefined;
      }
    },
    write: (key, value) => change(key, JSON.stringify(value)),
    remove: (key) => change(key, null),
    isUnsaved: (key) => unsaved.has(key),
  };
}

const isServer = typeof window === 'undefined';

export const localJson = jsonStorage(() => globalThis.localStorage, isServer);
export const sessionJson = jsonStorage(() => globalThis.sessionStorage, isServer);
