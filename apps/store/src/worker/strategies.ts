import type { BoundedCache } from './boundedCache.ts';

/** The parts of a fetch event that a strategy needs. */
export type FetchContext = {
  readonly request: Request;
  /** Sends the request. Rejects without a network. */
  readonly send: () => Promise<Response>;
  /** Keeps the worker alive for work after the answer. */
  readonly waitUntil: (work: Promise<unknown>) => void;
};

/** For content that never changes under its URL. */
export async function cacheFirst(context: FetchContext, cache: BoundedCache): Promise<Response> {
  const { request, send, waitUntil } = context;
  const cached = await cache.match(request);
  if (cached) return cached;
  const response = await send();
  waitUntil(cache.put(request, response.clone()));
  return response;
}

/** The network's answer, also an error status; the cached answer only without a network. */
export async function networkFirst(context: FetchContext, cache: BoundedCache): Promise<Response> {
  const { request, send, waitUntil } = context;
  let response: Response;
  try {
    response = await send();
  } catch (error) {
    const cached = await cache.match(request);
    if (cached) return cached;
    throw error;
  }
  waitUntil(cache.put(request, response.clone()));
  return response;
}
