import { expect, it } from 'vitest';
import { heartbeatFrame, openingFrame, resetFrame } from './frames.ts';

it('the opening frame has the retry time and the last event id, and no event', () => {
  expect(String(openingFrame(7))).toBe('retry: 3000\nid: 7\n\n');
});

it('the reset frame is an event with an id and empty data', () => {
  expect(String(resetFrame(7))).toBe('event: reset\nid: 7\ndata: {}\n\n');
});

it('the heartbeat is a comment, which clients ignore', () => {
  expect(String(heartbeatFrame)).toMatch(/^:.*\n\n$/);
});
