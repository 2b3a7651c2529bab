import { expect, it } from 'vitest';
import { createOpenStreams } from './openStreams.ts';

it('a caller has so many streams at once, and room for another when one ends', () => {
  const streams = createOpenStreams(2);
  const leaveFirst = streams.enter('ana');
  expect(streams.enter('ana')).not.toBeNull();
  expect(streams.enter('ana')).toBeNull();
  leaveFirst?.();
  const leaveThird = streams.enter('ana');
  expect(leaveThird).not.toBeNull();
  expect(streams.enter('ana')).toBeNull();
});

it('callers do not take room from each other', () => {
  const streams = createOpenStreams(1);
  const leave = streams.enter('ana');
  expect(streams.enter('eva')).not.toBeNull();
  leave?.();
  expect(streams.enter('ana')).not.toBeNull();
  expect(streams.enter('ana')).toBeNull();
});
