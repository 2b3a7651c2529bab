import { ApiError } from './ApiError.ts';
import type { Call } from './call.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';
import { done } from './fields.ts';
import { headOf, parse, refusal } from './request.ts';

/** The client of the staff's app. It also reads files and event streams, which the store does not need. */
export type StaffClient = Client & {
  /**
   * Makes a call and ignores the body of its answer: the spec does not define the answer to a
   * write. Throws {@link ApiError}.
   */
  readonly run: <Input, Output, Wire>(call: Call<Input, Output, Wire>, input: Input) => Promise<void>;
  /**
   * Downloads a file with the account's token. Throws {@link ApiError}, `decode` for another content type.
   *
   * @param path of the contract, with its query
   * @param type such as `text/csv`
   */
  readonly file: (path: string, type: string) => Promise<Blob>;
  /**
   * Opens a `text/event-stream` with the account's token. Throws {@link ApiError}, `decode` for another content type.
   *
   * @param path of the contract, from its `/` on
   * @param lastEventId of the last event that was read, if any
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

/** A request with the account's token for a type other than JSON. Any other content type fails. */
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
