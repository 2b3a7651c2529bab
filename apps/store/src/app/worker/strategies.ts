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

type Waiting = {
  /** Milliseconds until a silent network counts as none. */
  readonly patienceMs?: number | undefined;
  /** The cached answer to give without waiting, if there is one. */
  readonly atOnce?: (() => Promise<Response | undefined>) | undefined;
};

/**
 * The network's answer, also an error status; the cached answer only without a network, when the network is silent, or at once.
 * A later answer of the network is cached for the next visit.
 */
export async function networkFirst(
  { request, send, waitUntil }: FetchContext,
  cache: BoundedCache,
  { patienceMs, atOnce }: Waiting = {},
): Promise<Response> {
  const answer = send();
  waitUntil(
    answer.then(
      (response) => cache.put(request, response.clone()),
      () => undefined,
    ),
  );
  const cached = await atOnce?.();
  if (cached) return cached;
  try {
    return await (patienceMs === undefined ? answer : within(patienceMs, answer));
  } catch {
    return (await cache.match(request)) ?? answer;
  }
}

/** The work's result, or a rejection when it has none after this many milliseconds. The work itself goes on. */
export async function within<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
