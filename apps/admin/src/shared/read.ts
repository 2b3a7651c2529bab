import type { Call } from '@crepas/api';
import { type QueryKey, queryOptions, skipToken } from '@tanstack/react-query';
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
