import * as v from 'valibot';
import { ApiError, isAbort } from './ApiError.ts';
import type { Call, Sent } from './call.ts';

export type ClientOptions = {
  /** Absolute, or a path on this origin: `/api`. */
  readonly baseUrl: string;
  readonly fetch: typeof globalThis.fetch;
  /** The caller's proof of identity, or null for a stranger. Asked only for calls that need one. */
  readonly token: () => Promise<string | null>;
  /** Milliseconds after which an unanswered call fails as `network`; 15 s unless told. */
  readonly timeoutMs?: number;
};

export type SendOptions = { readonly signal?: AbortSignal | undefined };

export type Client = {
  /** Makes a call of the contract. Throws {@link ApiError}, or the `AbortError` of its own signal. */
  readonly send: <Input, Output, Wire>(
    call: Call<Input, Output, Wire>,
    input: Input,
    options?: SendOptions,
  ) => Promise<Output>;
  /**
   * Reads a file, byte for byte, as whoever is signed in. Throws {@link ApiError}, `decode` where something else answers.
   *
   * @param path of the contract, with its query
   * @param type such as `text/csv`
   */
  readonly file: (path: string, type: string) => Promise<Blob>;
  /**
   * Opens a `text/event-stream` as whoever is signed in. Throws {@link ApiError}, `decode` where something else answers.
   *
   * @param path of the contract, from its `/` on
   * @param lastEventId what was read last, if anything was
   */
  readonly stream: (
    path: string,
    lastEventId: string | null,
    signal: AbortSignal,
  ) => Promise<ReadableStream<Uint8Array>>;
};

export function createClient(client: ClientOptions): Client {
  return {
    async send(call, input, { signal } = {}) {
      const sent = call.send(input);
      const token = call.access === 'public' ? null : await client.token();
      const answer = await exchange(client, signal, client.baseUrl + target(call.path, sent), {
        method: call.method,
        headers: {
          Accept: 'application/json',
          ...(sent.body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token !== null && { Authorization: `Bearer ${token}` }),
          ...sent.headers,
        },
        ...(sent.body !== undefined && { body: JSON.stringify(sent.body) }),
      });
      if (!answer.response.ok) throw refusal(answer);
      const read = v.safeParse(call.answer, answer.body);
      if (!read.success) throw unreadable(call.path, read.issues[0]);
      return call.decode(read.output);
    },

    async file(path, type) {
      const response = await open(client, path, { headers: { Accept: type } });
      return response.blob();
    },

    async stream(path, lastEventId, signal) {
      const { body } = await open(client, path, {
        signal,
        cache: 'no-store',
        headers: {
          Accept: eventStreamType,
          ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
        },
      });
      if (body === null) throw new ApiError('decode', `${path}: no body`);
      return body;
    },
  };
}

const eventStreamType = 'text/event-stream';

type Opening = RequestInit & {
  readonly headers: Readonly<Record<string, string>> & { readonly Accept: string };
};

/** Asks as whoever is signed in for what is not JSON; the answer is of the type that is accepted. */
async function open(client: ClientOptions, path: string, { headers, ...init }: Opening): Promise<Response> {
  const token = await client.token();
  const response = await answerOf(client, client.baseUrl + path, {
    ...init,
    headers: { ...headers, ...(token !== null && { Authorization: `Bearer ${token}` }) },
  });
  if (!response.ok) throw refusal({ response, body: parse(await response.text()) });
  if (response.headers.get('Content-Type')?.startsWith(headers.Accept)) return response;
  await response.body?.cancel();
  throw new ApiError('decode', `${path}: no ${headers.Accept}`);
}

/** The head of an answer: its body is still to come, and takes as long as it takes. */
async function answerOf({ fetch }: ClientOptions, url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (cause) {
    if (isAbort(cause)) throw cause;
    throw new ApiError('network', 'Network error', { cause });
  }
}

/** Fills `/order-details/:id` and appends the query. */
function target(path: string, { params = {}, query = {} }: Sent): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return search.size === 0 ? filled : `${filled}?${search}`;
}

type Answer = { readonly response: Response; readonly body: unknown };

/** One request and its whole body, under one time limit. */
async function exchange(
  { fetch, timeoutMs = 15_000 }: ClientOptions,
  signal: AbortSignal | undefined,
  url: string,
  init: RequestInit,
): Promise<Answer> {
  // AbortSignal.any would say this in one line, but phones from before 2024 lack it.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), timeoutMs);
  const abort = () => limit.abort();
  signal?.addEventListener('abort', abort);
  if (signal?.aborted) abort();
  try {
    const response = await fetch(url, { ...init, signal: limit.signal });
    return { response, body: parse(await response.text()) };
  } catch (cause) {
    if (isAbort(cause) && signal?.aborted) throw cause;
    throw new ApiError('network', limit.signal.aborted ? 'Timeout' : 'Network error', { cause });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

/** Undefined for an empty body or one that is not JSON: an error page of a proxy, say. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refusal({ response, body }: Answer): ApiError {
  const named = v.safeParse(v.object({ error: v.string() }), body);
  const retryAfter = Number(response.headers.get('Retry-After') ?? Number.NaN);
  return new ApiError('http', `Error ${response.status}: ${response.statusText}`, {
    status: response.status,
    body,
    ...(named.success && { serverMessage: named.output.error }),
    ...(Number.isFinite(retryAfter) && { retryAfter }),
  });
}

const unreadable = (path: string, issue: v.BaseIssue<unknown>) =>
  new ApiError('decode', `${path}: ${v.getDotPath(issue) ?? 'body'}: ${issue.message}`, { cause: issue });
