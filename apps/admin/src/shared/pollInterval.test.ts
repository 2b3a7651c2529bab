import { expect, it } from 'vitest';
import { pollInterval } from './pollInterval.ts';

const failure = new TypeError('Failed to fetch');

it('is a minute while the stream reports changes', () => {
  expect(pollInterval(true, null)).toBe(60_000);
});

it.each([
  ['without the stream', false, null],
  ['without the stream and after a failure', false, failure],
  ['after a failure, though the stream is open', true, failure],
])('is ten seconds %s', (_, isLive, error) => {
  expect(pollInterval(isLive, error)).toBe(10_000);
});
