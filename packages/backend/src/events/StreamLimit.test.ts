import { expect, it } from 'vitest';
import { createStreamLimit } from './StreamLimit.ts';

it('allows as many streams as the limit, and another one when one ends', () => {
  const streams = createStreamLimit(2);
  const leaveFirst = streams.acquire('ana');
  expect(streams.acquire('ana')).not.toBeNull();
  expect(streams.acquire('ana')).toBeNull();
  leaveFirst?.();
  const leaveThird = streams.acquire('ana');
  expect(leaveThird).not.toBeNull();
  expect(streams.acquire('ana')).toBeNull();
});

it('counts each caller separately', () => {
  const streams = createStreamLimit(1);
  const leave = streams.acquire('ana');
  expect(streams.acquire('eva')).not.toBeNull();
  leave?.();
  expect(streams.acquire('ana')).not.toBeNull();
  expect(streams.acquire('ana')).toBeNull();
});
