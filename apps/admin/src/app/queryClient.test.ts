import { ApiError } from '@crepas/api';
import type { QueryMeta } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from './queryClient.ts';

const refused = (status: number) => new ApiError('http', `Error ${status}: x`, { status });

function load(error: Error, meta: QueryMeta = {}) {
  const onRefused = vi.fn();
  const queryFn = vi.fn(() => Promise.reject(error));
  const outcome = createQueryClient(onRefused).fetchQuery({
    queryKey: ['orders'],
    queryFn,
    retry: false,
    meta,
  });
  return { onRefused, outcome };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('a load that the backend refuses', () => {
  it.each([401, 403])('as %i is reported', async (status) => {
    const { onRefused, outcome } = load(refused(status));
    await expect(outcome).rejects.toThrow();
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(status);
  });

  it.each([404, 500])('as %i ends no session', async (status) => {
    const { onRefused, outcome } = load(refused(status));
    await expect(outcome).rejects.toThrow();
    expect(onRefused).not.toHaveBeenCalled();
  });

  // Staff other than the owner read no order that ended more than seven days ago.
  it.each([
    [403, 0],
    [401, 1],
  ])('as %i of one object that the account may not read ends %i sessions', async (status, ended) => {
    const { onRefused, outcome } = load(refused(status), { mayBeRefused: true });
    await expect(outcome).rejects.toThrow();
    expect(onRefused).toHaveBeenCalledTimes(ended);
  });

  it('is logged as the specification says', async () => {
    await expect(load(refused(500)).outcome).rejects.toThrow();
    expect(console.error).toHaveBeenCalledWith('query', 'Error 500: x');
  });
});

describe('asking again', () => {
  const { retry } = createQueryClient(() => {}).getDefaultOptions().queries ?? {};
  const again = (failures: number, error: Error) => typeof retry === 'function' && retry(failures, error);

  it('retries at most twice, after no answer or a server error', () => {
    expect(again(0, new ApiError('network', 'Timeout'))).toBe(true);
    expect(again(1, refused(503))).toBe(true);
    expect(again(2, refused(503))).toBe(false);
  });

  it.each([refused(401), refused(404), new ApiError('decode', 'x')])(
    'does not retry a refusal: %s',
    (error) => {
      expect(again(0, error)).toBe(false);
    },
  );
});
