/** What we need of the browser's storage. */
export type KeyValues = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** JSON under keys, by the leave of the browser: private windows and full disks make it forget, never fail. */
export type JsonStorage = {
  /** Undefined when there is nothing, or nothing that is JSON. */
  readonly read: (key: string) => unknown;
  readonly write: (key: string, value: unknown) => void;
  readonly remove: (key: string) => void;
};

/** @param open asked on each use: a blocked storage throws as soon as it is touched, and a server has none */
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
