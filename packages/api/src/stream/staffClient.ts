import { ApiError } from '../client/ApiError.ts';
import { type Client, type ClientOptions, createClient } from '../client/client.ts';
import { openTyped } from '../client/openTyped.ts';
import { done } from '../wire/answerFields.ts';
import type { Call } from '../wire/call.ts';
import { openEvents } from './openEvents.ts';

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
      const response = await openTyped(client, path, { headers: { Accept: type } });
      return response.blob();
    },

    stream: (path, lastEventId, signal) => openEvents(client, path, lastEventId, signal),
  };
}
