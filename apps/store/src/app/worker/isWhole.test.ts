import { expect, it } from 'vitest';
import { isWhole } from './isWhole.ts';

const answer = (type: string, body: string, headers: Record<string, string> = {}) =>
  isWhole(new Response(body, { headers: { 'Content-Type': type, ...headers } }), '/*!end*/');

it.each([
  ['text/javascript', 'run();/*!end*/', 'run('],
  ['text/css; charset=utf-8', 'a {}/*!end*/\n', 'a {'],
  ['text/html; charset=utf-8', '<html><body></body></html>\n', '<html><body>'],
  ['application/json', '[1, 2]', '[1, '],
])('a body of %s shows its end', async (type, whole, half) => {
  expect(await answer(type, whole)).toBe(true);
  expect(await answer(type, half)).toBe(false);
});

it('a picture is compared with its length', async () => {
  expect(await answer('image/avif', 'four', { 'Content-Length': '4' })).toBe(true);
  expect(await answer('image/avif', 'fo', { 'Content-Length': '4' })).toBe(false);
});

it('a body without a comparable length counts as whole', async () => {
  expect(await answer('image/avif', 'fo')).toBe(true);
  expect(await answer('image/svg+xml', 'fo', { 'Content-Length': '4', 'Content-Encoding': 'br' })).toBe(true);
});
