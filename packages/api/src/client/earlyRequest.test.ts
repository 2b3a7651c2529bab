import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askEarly, withEarlyAnswer } from './earlyRequest.ts';

const url = '/api/active-orders';
const asAna = { headers: { Accept: 'application/json', Authorization: 'Bearer ana' } };

const sent = vi.fn<typeof globalThis.fetch>();
const fetch = withEarlyAnswer(sent);
const textOf = async (answer: Promise<Response>) => (await answer).text();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', {});
  sent.mockReset();
  sent.mockImplementation(async () => new Response(`answer ${sent.mock.calls.length}`));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('the first request gets the early answer, and the next one asks again', async () => {
  askEarly(sent, url, 'ana');
  expect(await textOf(fetch(url, asAna))).toBe('answer 1');
  expect(sent).toHaveBeenCalledTimes(1);
  expect(await textOf(fetch(url, asAna))).toBe('answer 2');
});

it('another address leaves the early answer for its own', async () => {
  askEarly(sent, url, 'ana');
  expect(await textOf(fetch('/api/shop'))).toBe('answer 2');
  expect(await textOf(fetch(url, asAna))).toBe('answer 1');
});

it('another account does not get it, and nobody gets it later', async () => {
  askEarly(sent, url, 'luis');
  expect(await textOf(fetch(url, asAna))).toBe('answer 2');
  expect(sent.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  const asLuis = { headers: { Authorization: 'Bearer luis' } };
  expect(await textOf(fetch(url, asLuis))).toBe('answer 3');
});

it('an old answer is not used', async () => {
  askEarly(sent, url, 'ana');
  vi.advanceTimersByTime(10_001);
  expect(await textOf(fetch(url, asAna))).toBe('answer 2');
});

it('a lost early request is sent again', async () => {
  sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  askEarly(sent, url, 'ana');
  expect(await textOf(fetch(url, asAna))).toBe('answer 2');
});

it('a refusal is the answer, and is not asked twice', async () => {
  sent.mockResolvedValueOnce(new Response(null, { status: 401 }));
  askEarly(sent, url, 'ana');
  expect((await fetch(url, asAna)).status).toBe(401);
  expect(sent).toHaveBeenCalledTimes(1);
});

it('the signal of the app aborts it', () => {
  const controller = new AbortController();
  askEarly(sent, url, 'ana');
  void fetch(url, { ...asAna, signal: controller.signal });
  controller.abort();
  expect(sent.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});
