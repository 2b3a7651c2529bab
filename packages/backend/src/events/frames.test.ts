import { expect, it } from 'vitest';
import { greeting, heartbeat, reset } from './frames.ts';

it('a greeting tells when to come back and where the stream stands, and is no event', () => {
  expect(String(greeting(7))).toBe('retry: 3000\nid: 7\n\n');
});

it('a reset is an event with an id and without a subject', () => {
  expect(String(reset(7))).toBe('event: reset\nid: 7\ndata: {}\n\n');
});

it('a heartbeat is a comment, which clients pass over', () => {
  expect(String(heartbeat)).toMatch(/^:.*\n\n$/);
});
