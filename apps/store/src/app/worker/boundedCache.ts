type Key = Request | string;

/** A cache with a maximum number of entries: the oldest are evicted. It never throws: a failed write is a missing entry. */
export type BoundedCache = {
  /** Deletes an entry that is not accepted: an earlier worker may have stored it. */
  readonly match: (key: Key) => Promise<Response | undefined>;
  /** Stores an accepted answer; ignores every other. */
  readonly put: (key: Key, response: Response) => Promise<void>;
};

const urlOf = (key: Key) => (typeof key === 'string' ? key : key.url);

// One URL has one picture: it does not vary by the request's `Accept`.
const byAddress = { ignoreVary: true };

type Limits = {
  readonly maxEntries: number;
  /** Whether this is an answer to keep. Reads the body, or rejects when it is truncated. */
  readonly accepts: (url: string, response: Response) => Promise<boolean>;
};

export function openBoundedCache(
  caches: CacheStorage,
  name: string,
  { maxEntries, accepts }: Limits,
): BoundedCache {
  return {
    match: async (key) => {
      try {
        const found = await caches.match(key, { ...byAddress, cacheName: name });
        if (!found || (await accepts(urlOf(key), found.clone()))) return found;
        await (await caches.open(name)).delete(key, byAddress);
      } catch {
        // The storage cannot be read.
      }
      return undefined;
    },
    put: async (key, response) => {
      try {
        // Before the previous answer is deleted: a truncated body rejects here, or does not show its end.
        if (!(await accepts(urlOf(key), response.clone()))) return;
        const cache = await caches.open(name);
        // Deleted first, so that the new entry is the youngest.
        await cache.delete(key, byAddress);
        await cache.put(key, response);
        const keys = await cache.keys();
        await Promise.all(
          keys.slice(0, Math.max(0, keys.length - maxEntries)).map((old) => cache.delete(old)),
        );
      } catch {
        // The storage is full, or the body was truncated.
      }
    },
  };
}
