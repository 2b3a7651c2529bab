import { LRUCache } from 'lru-cache';
import type { PrecompressedBody } from '../precompressed/PrecompressedBody.ts';

export type RenderedPage = {
  readonly status: 200 | 404;
  readonly contentType: string;
  readonly body: PrecompressedBody;
};

/** Null: rendering failed. */
export type RenderResult = RenderedPage | null;

/** Renders at most once per key, for concurrent callers too. Failed renderings are cached like pages. */
export type PageCache = {
  /** @param render must not reject */
  readonly getOrRender: (key: string, render: () => Promise<RenderResult>) => Promise<RenderResult>;
};

/** The cache cannot hold null itself. */
type Entry = { readonly page: RenderResult };

/**
 * Evicts the pages that were not requested for the longest time.
 *
 * @param maxBytes of all encodings together
 */
export function createPageCache(maxBytes: number): PageCache {
  const entries = new LRUCache<string, Entry, () => Promise<RenderResult>>({
    maxSize: maxBytes,
    sizeCalculation: ({ page }) => (page === null ? 1 : sizeOf(page.body)),
    fetchMethod: async (_key, _stale, { context: render }) => ({ page: await render() }),
    // An entry that is evicted while it renders still answers its callers.
    ignoreFetchAbort: true,
  });
  return {
    async getOrRender(key, render) {
      return (await entries.forceFetch(key, { context: render })).page;
    },
  };
}

const sizeOf = ({ plain, gzip, br }: PrecompressedBody) =>
  1 + plain.length + (gzip?.length ?? 0) + (br?.length ?? 0);
