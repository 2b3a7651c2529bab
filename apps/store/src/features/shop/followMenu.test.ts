import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aProduct } from '../../testing/build.ts';
import { followMenu } from './followMenu.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('within a second the open list is read again, a closed one when it opens', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  const read = vi.fn(async () => [aProduct(2)]);
  const keys = [
    ['products', 'category', 1],
    ['products', 'category', 2],
  ] as const;
  for (const queryKey of keys) queryClient.setQueryData(queryKey, [aProduct(1), aProduct(2)]);
  const stop = new QueryObserver(queryClient, { queryKey: keys[0], queryFn: read }).subscribe(() => {});
  expect(read).not.toHaveBeenCalled();
  followMenu(queryClient);
  await vi.advanceTimersByTimeAsync(700);
  expect(read).toHaveBeenCalledTimes(1);
  expect(queryClient.getQueryData(keys[0])).toEqual([{ ...aProduct(1), available: false }, aProduct(2)]);
  expect(queryClient.getQueryState(keys[1])?.isInvalidated).toBe(true);
  stop();
});
