import * as v from 'valibot';

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

/** Keys that several files read; the others stand in their own `…Storage.ts`. All of them: docs/contract.md. */
export const sessionKey = 'session';
export const followedOrdersKey = 'followedOrders';
export const followLinksKey = 'followLinks';
export const pastOrdersKey = 'pastOrders';
export const cartKey = 'cart';
export const addressDetailsKey = 'addressDetails';
export const fulfilmentKey = 'entrega';
export const pendingOrderKey = 'pendingOrder';
export const forgottenAtKey = 'forgottenAt';
/** As this page began: its stores have read what was known then. */
export const forgottenBefore = localJson.read(forgottenAtKey);

export type StoredValue<Value, None> = {
  /** `None` for a missing or invalid value. */
  readonly load: () => Value | None;
  readonly save: (value: Value) => void;
  readonly clear: () => void;
};

/** The value under one key, checked by its schema. */
export const storedValue = <Value, None>(
  json: JsonStorage,
  key: string,
  schema: v.GenericSchema<unknown, Value>,
  none: None,
): StoredValue<Value, None> => ({
  load: () => {
    const read = v.safeParse(schema, json.read(key));
    return read.success ? read.output : none;
  },
  save: (value) => json.write(key, value),
  clear: () => json.remove(key),
});

/**
 * Calls back when another tab wrote one of these keys of local storage or cleared all, and when this
 * page returns from the back/forward cache, where it received no storage events.
 */
export function onChangeInOtherTab(keys: readonly string[], onChange: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key }) => {
    if (key === null || keys.includes(key)) onChange();
  });
  window.addEventListener('pageshow', ({ persisted }) => persisted && onChange());
}
