import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './ApiError.ts';
import { logFailure } from './logFailure.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

it('logs the place and the status of a failed call (spec §8)', () => {
  logFailure('order', new ApiError('http', 'Error 503: Service Unavailable', { status: 503 }));
  expect(console.error).toHaveBeenCalledExactlyOnceWith('order', 'Error 503: Service Unavailable');
});

it('logs no phone', () => {
  logFailure('phone', new Error('no SMS to +525512345678'));
  expect(JSON.stringify(vi.mocked(console.error).mock.calls)).not.toContain('5512345678');
});

it('ignores an abort', () => {
  logFailure('query', new DOMException('left', 'AbortError'));
  expect(console.error).not.toHaveBeenCalled();
});
