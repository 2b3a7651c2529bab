import * as v from 'valibot';
import { ApiError } from './ApiError.ts';
import type { Call } from './call.ts';
import { exchange, headOf, parse, refusal, type Transport, target } from './request.ts';

export type ClientOptions = Transport & {
  /** Absolute, or a path on this origin: `/api`. */
  readonly baseUrl: string;
  /** The caller's proof of identity, or null for a stranger. Asked only for calls that need one. */
  readonly token: () => Promise<string | null>;
};

export type SendOptions = {
  readonly signal?: AbortSignal | undefined;
  /** The call goes out even when the page is closed meanwhile. */
  readonly keepalive?: boolean;
};

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
    async send(call, input, { signal, keepalive = false } = {}) {
      const sent = call.send(input);
      const token = call.access === 'public' ? null : await client.token();
      const answer = await exchange(client, signal, client.baseUrl + target(call.path, sent), {
        method: call.method,
        keepalive,
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
  const response = await headOf(client, client.baseUrl + path, {
    ...init,
    headers: { ...headers, ...(token !== null && { Authorization: `Bearer ${token}` }) },
  });
  if (!response.ok) throw refusal({ response, body: parse(await response.text()) });
  if (response.headers.get('Content-Type')?.startsWith(headers.Accept)) return response;
  await response.body?.cancel();
  throw new ApiError('decode', `${path}: no ${headers.Accept}`);
}

const unreadable = (path: string, issue: v.BaseIssue<unknown>) =>
  new ApiError('decode', `${path}: ${v.getDotPath(issue) ?? 'body'}: ${issue.message}`, { cause: issue });
