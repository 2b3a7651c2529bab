import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBoundedCache } from './boundedCache.ts';
import { isWhole } from './expectedAnswer.ts';
import { cacheFirst, type FetchContext, networkFirst } from './strategies.ts';
import { memoryCaches } from './testing/memoryCaches.ts';

const request = new Request('https://crepas.example/api/promo');
const silent = () => Promise.reject(new TypeError('Failed to fetch'));

/** A fetch event, and the end of the work after its answer. */
function aFetch(send: () => Promise<Response>) {
  const work: Promise<unknown>[] = [];
  const context: FetchContext = { request, send: vi.fn(send), waitUntil: (promise) => work.push(promise) };
  return { context, done: () => Promise.all(work) };
}

const answers = (body: string, status = 200) => aFetch(async () => new Response(body, { status }));
const aCache = (room = 10) =>
  openBoundedCache(memoryCaches(), 'a', {
    maxEntries: room,
    accepts: async (_, answer) => answer.status === 200 && isWhole(answer, '/*!end*/'),
  });

it('an immutable file is requested once', async () => {
  const cache = aCache();
  const first = answers('one');
  expect(await (await cacheFirst(first.context, cache)).text()).toBe('one');
  await first.done();
  const second = answers('two');
  expect(await (await cacheFirst(second.context, cache)).text()).toBe('one');
  expect(second.context.send).not.toHaveBeenCalled();
});

it('online the menu never comes from the cache', async () => {
  const cache = aCache();
  const first = answers('old');
  await networkFirst(first.context, cache);
  await first.done();
  expect(await (await networkFirst(answers('new').context, cache)).text()).toBe('new');
});

it('offline the last answer is returned', async () => {
  const cache = aCache();
  const first = answers('last');
  await networkFirst(first.context, cache);
  await first.done();
  expect(await (await networkFirst(aFetch(silent).context, cache)).text()).toBe('last');
});

it('offline without a cached answer the request fails, as without a worker', async () => {
  await expect(networkFirst(aFetch(silent).context, aCache())).rejects.toThrow('Failed to fetch');
});

it('an error status is passed on, and never replaces a cached answer', async () => {
  const cache = aCache();
  const good = answers('menu');
  await networkFirst(good.context, cache);
  await good.done();
  const bad = answers('broken', 503);
  expect((await networkFirst(bad.context, cache)).status).toBe(503);
  await bad.done();
  expect(await (await networkFirst(aFetch(silent).context, cache)).text()).toBe('menu');
});

it('a full cache evicts the oldest entry', async () => {
  const cache = aCache(2);
  for (const name of ['a', 'b', 'a', 'c']) await cache.put(`https://x.example/${name}`, new Response(name));
  expect(await cache.match('https://x.example/b')).toBeUndefined();
  expect(await (await cache.match('https://x.example/a'))?.text()).toBe('a');
  expect(await (await cache.match('https://x.example/c'))?.text()).toBe('c');
});

it('a full storage loses only the copy', async () => {
  const full = { ...memoryCaches(), open: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
  await expect(
    openBoundedCache(full, 'a', { maxEntries: 1, accepts: async () => true }).put(request, new Response('x')),
  ).resolves.toBeUndefined();
});

/** An answer whose connection breaks after its first bytes. */
const truncated = () =>
  new Response(
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('half of it'));
        controller.error(new TypeError('network error'));
      },
    }),
  );

it.each([
  ['cache first', cacheFirst],
  ['network first', networkFirst],
])('%s: a truncated answer is never cached', async (_, strategy) => {
  const cache = aCache();
  const cut = aFetch(async () => truncated());
  await strategy(cut.context, cache);
  await cut.done();
  expect(await cache.match(request)).toBeUndefined();
});

it('a truncated answer does not evict the one before it', async () => {
  const cache = aCache();
  const first = answers('menu');
  await networkFirst(first.context, cache);
  await first.done();
  const cut = aFetch(async () => truncated());
  await networkFirst(cut.context, cache);
  await cut.done();
  expect(await (await networkFirst(aFetch(silent).context, cache)).text()).toBe('menu');
});

it('half a body that claims to be complete is not cached, and replaces nothing', async () => {
  const script = (body: string) =>
    aFetch(async () => new Response(body, { headers: { 'Content-Type': 'text/javascript' } }));
  const cache = aCache();
  const whole = script('run();/*!end*/');
  await networkFirst(whole.context, cache);
  await whole.done();
  const half = script('ru');
  await networkFirst(half.context, cache);
  await half.done();
  expect(await (await cache.match(request))?.text()).toBe('run();/*!end*/');
});

describe('a network that accepts and never answers', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** A fetch event whose answer comes when the test says so. */
  function aLateFetch() {
    let arrive = (_: Response) => {};
    const answer = new Promise<Response>((resolve) => {
      arrive = resolve;
    });
    return { ...aFetch(() => answer), arrive: (body: string) => arrive(new Response(body)) };
  }

  const stored = async (body: string) => {
    const cache = aCache();
    await cache.put(request, new Response(body));
    return cache;
  };

  it('gives the stored page when the patience is over, and not before', async () => {
    const shown = vi.fn();
    const cache = await stored('stored');
    void networkFirst(aLateFetch().context, cache, { patienceMs: 2000 }).then(shown);
    await vi.advanceTimersByTimeAsync(1999);
    expect(shown).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await shown.mock.calls[0]?.[0].text()).toBe('stored');
  });

  it('an answer after the stored page replaces the stored copy', async () => {
    const cache = await stored('stored');
    const late = aLateFetch();
    const answer = networkFirst(late.context, cache, { patienceMs: 2000 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(await (await answer).text()).toBe('stored');
    late.arrive('late');
    await late.done();
    expect(await (await cache.match(request))?.text()).toBe('late');
  });

  it('without a stored page the late answer is given', async () => {
    const late = aLateFetch();
    const answer = networkFirst(late.context, aCache(), { patienceMs: 2000 });
    await vi.advanceTimersByTimeAsync(9000);
    late.arrive('late');
    expect(await (await answer).text()).toBe('late');
  });

  it('without a patience the network is waited for', async () => {
    const late = aLateFetch();
    const answer = networkFirst(late.context, await stored('stored'));
    await vi.advanceTimersByTimeAsync(9000);
    late.arrive('late');
    expect(await (await answer).text()).toBe('late');
  });
});

describe('a cached answer that is given at once', () => {
  const atOnce = async () => new Response('kept');

  it('waits for no network, whose answer is cached for the next visit', async () => {
    const cache = aCache();
    const now = answers('newest');
    expect(await (await networkFirst(now.context, cache, { atOnce })).text()).toBe('kept');
    await now.done();
    expect(await (await cache.match(request))?.text()).toBe('newest');
  });

  it('waits for it when there is none', async () => {
    const now = answers('newest');
    const answer = await networkFirst(now.context, aCache(), { atOnce: async () => undefined });
    expect(await answer.text()).toBe('newest');
  });

  it('is given without a network, too', async () => {
    expect(await (await networkFirst(aFetch(silent).context, aCache(), { atOnce })).text()).toBe('kept');
  });
});

it('a wrong entry that an earlier worker stored is dropped at its first use', async () => {
  const caches = memoryCaches();
  const portal = new Response('<html>Bienvenido</html>', { headers: { 'Content-Type': 'text/html' } });
  await (await caches.open('a')).put(request, portal);
  const cache = openBoundedCache(caches, 'a', {
    maxEntries: 10,
    accepts: async (_, { headers }) => headers.get('Content-Type') === 'application/json',
  });
  const now = aFetch(async () => Response.json(['menu']));
  expect(await (await cacheFirst(now.context, cache)).json()).toEqual(['menu']);
  await now.done();
  expect(await (await (await caches.open('a')).match(request))?.json()).toEqual(['menu']);
});
