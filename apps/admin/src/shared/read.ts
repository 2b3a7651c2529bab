import { type Call, isApiError } from '@crepas/api';
import { type QueryKey, queryOptions, skipToken, useMutation } from '@tanstack/react-query';
import { client } from './api.ts';

/** A query that sends one call. With `skipToken` as its input it is disabled. */
export const read = <Input, Output, Wire>(
  queryKey: QueryKey,
  call: Call<Input, Output, Wire>,
  input: Input | typeof skipToken,
) =>
  queryOptions({
    queryKey,
    queryFn: input === skipToken ? skipToken : ({ signal }) => client.send(call, input, { signal }),
  });

/** Whether the answer means that the backend lacks the call. A deleted object gives the same 404. */
export const isUnsupported = (error: unknown): boolean =>
  isApiError(error) && (error.status === 404 || error.status === 405);

/** Downloads a file of the backend. */
export const useFile = <Input>(
  pathOf: (input: Input) => string,
  type: string,
  nameOf: (input: Input) => string,
) =>
  useMutation({
    mutationFn: async (input: Input) => saveFile(await client.file(pathOf(input), type), nameOf(input)),
  });

/** Offers the file to the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // Delayed: some browsers read the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
