import { ApiError } from './ApiError.ts';
import type { Call } from './call.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';
import { done } from './fields.ts';
import { headOf, parse, refusal } from './request.ts';

/** The client of the staff's app, which also reads what is no JSON: customers have no use for that. */
export type StaffClient = Client & {
  /**
   * Makes a call that its status says all of, whatever its body is: the spec does not show what a backend answers to a
   * write. Throws {@link ApiError}.
   */
  readonly run: <Input, Output, Wire>(call: Call<Input, Output, Wire>, input: Input) => Promise<void>;
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

export function createStaffClient(client: ClientOptions): StaffClient {
  const { send } = createClient(client);
  return {
    send,

    run: (call, input) => send({ ...call, answer: done, decode: () => undefined }, input),

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
