import { ApiError } from '@crepas/api';
import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { createQueryClient, isWorthRetrying, retryDelay } from './queryClient.ts';

const refused = (status: number) => new ApiError('http', `Error ${status}`, { status });

it('retries twice after no answer or a server error, and never after a refusal', () => {
  expect(isWorthRetrying(0, new ApiError('network', 'Timeout'))).toBe(true);
  expect(isWorthRetrying(1, refused(503))).toBe(true);
  expect(isWorthRetrying(2, refused(503))).toBe(false);
  expect(isWorthRetrying(0, refused(409))).toBe(false);
});

it('retries once after the time limit: a silent network is said on the screen', () => {
  const late = new ApiError('network', 'Timeout', { cause: new DOMException('', 'AbortError') });
  expect(isWorthRetrying(0, late)).toBe(true);
  expect(isWorthRetrying(1, late)).toBe(false);
  expect(isWorthRetrying(1, new ApiError('network', 'Network error'))).toBe(true);
});

afterEach(() => onlineManager.setOnline(true));

it('does not retry without network', () => {
  onlineManager.setOnline(false);
  expect(isWorthRetrying(0, new ApiError('network', 'Network error'))).toBe(false);
});

it('waits as long as `Retry-After` says, up to half a minute', () => {
  expect(retryDelay(0, new ApiError('http', 'Error 503', { status: 503, retryAfter: 7 }))).toBe(7000);
  expect(retryDelay(1, refused(500))).toBe(2000);
  expect(retryDelay(9, refused(500))).toBe(30_000);
});

it('stores a failed answer for the screen, and logs it (spec §8)', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const client = createQueryClient();
  const error = new ApiError('http', 'Error 409: Conflict', { status: 409, serverMessage: 'Colima 120' });
  await client.fetchQuery({ queryKey: ['x'], queryFn: () => Promise.reject(error) }).catch(() => undefined);
  expect(client.getQueryState(['x'])?.error).toBe(error);
  expect(log.mock.calls).toEqual([['query', 'Error 409: Conflict']]);
  log.mockRestore();
});

it('neither stores nor logs a cancelled query', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const client = createQueryClient();
  const asked = client.fetchQuery({
    queryKey: ['x'],
    queryFn: ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      }),
  });
  await client.cancelQueries({ queryKey: ['x'] });
  await asked.catch(() => undefined);
  expect(client.getQueryState(['x'])?.error).toBeNull();
  expect(log).not.toHaveBeenCalled();
  log.mockRestore();
});
