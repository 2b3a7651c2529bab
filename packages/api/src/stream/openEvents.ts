import { ApiError } from '../client/ApiError.ts';
import type { ClientOptions } from '../client/client.ts';
import { openTyped } from '../client/openTyped.ts';

/**
 * Opens a `text/event-stream`, with the caller's token if there is one. Throws {@link ApiError}, `decode` for another
 * content type.
 *
 * @param path of the contract, from its `/` on
 * @param lastEventId of the last event that was read, if any
 */
export async function openEvents(
  client: ClientOptions,
  path: string,
  lastEventId: string | null,
  signal: AbortSignal,
): Promise<ReadableStream<Uint8Array>> {
  const { body } = await openTyped(client, path, {
    signal,
    cache: 'no-store',
    headers: {
      Accept: 'text/event-stream',
      ...(lastEventId !== null && { 'Last-Event-ID': lastEventId }),
    },
  });
  if (body === null) throw new ApiError('decode', `${path}: no body`);
  return body;
}
