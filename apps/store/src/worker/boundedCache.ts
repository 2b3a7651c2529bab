import { isWhole } from './isWhole.ts';

type Key = Request | string;

/** A cache with a maximum number of entries: the oldest are evicted. It never throws: a failed write is a missing entry. */
export type BoundedCache = {
  readonly match: (key: Key) => Promise<Response | undefined>;
  /** Stores a complete answer with status 200; ignores every other. */
  readonly put: (key: Key, response: Response) => Promise<void>;
};

// One URL has one picture: it does not vary by the request's `Accept`.
const byAddress = { ignoreVary: true };

type Limits = {
  readonly maxEntries: number;
  /** See {@link isWhole}. */
  readonly endMark: string;
};

export function openBoundedCache(
  caches: CacheStorage,
  name: string,
  { maxEntries, endMark }: Limits,
): BoundedCache {
  return {
    match: (key) => caches.match(key, { ...byAddress, cacheName: name }).catch(() => undefined),
    put: async (key, response) => {
      if (response.status !== 200 || response.redirected) return;
      try {
        // Before the previous answer is deleted: a truncated body rejects here, or does not show its end.
        if (!(await isWhole(response.clone(), endMark))) return;
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
