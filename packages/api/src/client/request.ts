import * as v from 'valibot';
import type { Call, Sent } from '../wire/call.ts';
import { ApiError, isAbort } from './ApiError.ts';

export type Transport = {
  readonly fetch: typeof globalThis.fetch;
  /** Timeout in milliseconds, after which the call fails as `network`; 15 s by default. */
  readonly timeoutMs?: number;
  /** The same for a GET, which changes nothing and can be repeated; `timeoutMs` by default. */
  readonly readTimeoutMs?: number;
};

/** Fills `/order-details/:id` and appends the query. */
export function target(path: string, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

export type Answer = { readonly response: Response; readonly body: unknown };

/** One request including its body, under one timeout. */
export async function exchange(
  { fetch, timeoutMs = 15_000, readTimeoutMs = timeoutMs }: Transport,
  signal: AbortSignal | undefined,
  url: string,
  init: RequestInit,
): Promise<Answer> {
  // Not `AbortSignal.any`: phones from before 2024 lack it.
  const limit = new AbortController();
  const isRead = (init.method ?? 'GET') === 'GET';
  const timer = setTimeout(() => limit.abort(), isRead ? readTimeoutMs : timeoutMs);
  const abort = () => limit.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(url, { ...init, signal: limit.signal });
    return { response, body: parse(await response.text()) };
  } catch (cause) {
    if (isAbort(cause) && signal?.aborted) throw cause;
    if (limit.signal.aborted) throw new ApiError('network', 'Timeout', { cause });
    throw new ApiError('network', 'Network error', { cause, mayBeRefusedOrigin: isOtherOriginOnline(url) });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** A worker's or a server's code has no page that could be refused. */
function isOtherOriginOnline(url: string): boolean {
  const { document, location, navigator } = globalThis;
  if (document === undefined || !navigator.onLine) return false;
  return new URL(url, location.href).origin !== location.origin;
}

/** Undefined for an empty body, or one that is not JSON, such as a proxy's error page. */
export function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Throws {@link ApiError} unless the answer means success. */
export function checkSuccess(
  call: Pick<Call<never, unknown, never>, 'path' | 'status' | 'isStatusExact' | 'isExtension'>,
  answer: Answer,
): void {
  const { ok, status, headers } = answer.response;
  if (!(call.isStatusExact ? status === call.status : ok)) throw refusal(answer);
  const isJson = status === 204 || answer.body !== undefined || headers.get('Content-Type')?.includes('json');
  if (call.isExtension && !isJson) throw new ApiError('http', `${call.path}: not JSON`, { status: 404 });
}

export function refusal({ response, body }: Answer): ApiError {
  const named = v.safeParse(v.object({ error: v.string() }), body);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError('http', `Error ${response.status}: ${response.statusText}`, {
    status: response.status,
    body,
    ...(named.success && { serverMessage: named.output.error }),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  });
}
