type Key = Request | string;

/** A cache with room for so many answers: the oldest go first. Nothing here fails: what is not kept is not there. */
export type Shelf = {
  readonly find: (key: Key) => Promise<Response | undefined>;
  /** Keeps an answer if it is whole and good. */
  readonly keep: (key: Key, response: Response) => Promise<void>;
};

// One picture has one address: what a browser accepts of it does not change.
const byAddress = { ignoreVary: true };

export function openShelf(caches: CacheStorage, name: string, room: number): Shelf {
  return {
    find: (key) => caches.match(key, { ...byAddress, cacheName: name }).catch(() => undefined),
    keep: async (key, response) => {
      if (response.status !== 200 || response.redirected) return;
      try {
        const cache = await caches.open(name);
        // A newer answer goes to the end of the line.
        await cache.delete(key, byAddress);
        await cache.put(key, response);
        const keys = await cache.keys();
        await Promise.all(keys.slice(0, Math.max(0, keys.length - room)).map((old) => cache.delete(old)));
      } catch {
        // No room on the device, or the body broke off: a browser keeps none but whole ones.
      }
    },
  };
}
