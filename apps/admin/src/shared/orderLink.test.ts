import { describe, expect, it } from 'vitest';
import { isConnectionGone, pollInterval } from './orderLink.ts';

const lostAt = 100_000;
const lost = { kind: 'asking', sinceMs: lostAt } as const;

it.each([
  ['a stream that just broke', lostAt - 5_000, lostAt + 9_999, false],
  ['a stream that broke 10 s ago, and nothing since', lostAt - 5_000, lostAt + 10_000, true],
  ['a list read after the stream broke', lostAt + 1_000, lostAt + 20_999, false],
  ['a list that was due 10 s ago', lostAt + 1_000, lostAt + 21_000, true],
  ['nothing ever read', 0, lostAt + 10_000, true],
])('%s', (_, readAtMs, nowMs, isGone) => {
  expect(isConnectionGone(lost, readAtMs, nowMs)).toBe(isGone);
});

it('an open stream counts as a connection, regardless of the list’s age', () => {
  expect(isConnectionGone({ kind: 'live' }, 0, lostAt)).toBe(false);
});

describe('the polling interval', () => {
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
});
