import { expect, it } from 'vitest';
import { defaultTimeLimits } from './timeLimits.ts';

it('an idle connection outlives the sixty seconds of usual proxies', () => {
  expect(defaultTimeLimits.idleMs).toBeGreaterThan(60_000);
});

it('a closing server ends before a supervisor kills it after thirty seconds', () => {
  const { drainMs } = defaultTimeLimits;
  expect(drainMs).toBeLessThan(30_000);
  // A request that was received before is answered: the statement timeout is shorter.
  expect(drainMs).toBeGreaterThan(15_000);
});

it('headers have less time than the whole request, and both are checked in time', () => {
  const { headersMs, requestMs, checkMs } = defaultTimeLimits;
  expect(headersMs).toBeLessThan(requestMs);
  expect(checkMs).toBeLessThan(headersMs);
});
