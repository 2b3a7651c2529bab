import { expect, it, vi } from 'vitest';
import { createPageCache, type RenderedPage } from './PageCache.ts';

const pageOf = (bytes: number): RenderedPage => ({
  status: 200,
  contentType: 'text/html',
  body: { etag: 'W/"1"', plain: Buffer.alloc(bytes), gzip: null, br: null },
});
const rendering = (bytes: number) => vi.fn(async () => pageOf(bytes));

it('renders once for concurrent requests of the same page', async () => {
  const cache = createPageCache(1000);
  const render = rendering(10);
  const pages = await Promise.all([cache.getOrRender('/a', render), cache.getOrRender('/a', render)]);
  expect(render).toHaveBeenCalledOnce();
  expect(pages[0]).toBe(pages[1]);
});

it('evicts the page that was not requested for the longest time', async () => {
  const cache = createPageCache(100);
  const render = rendering(40);
  for (const key of ['/a', '/b', '/a', '/c']) await cache.getOrRender(key, render);
  expect(render).toHaveBeenCalledTimes(3);
  await cache.getOrRender('/a', render);
  expect(render).toHaveBeenCalledTimes(3);
  await cache.getOrRender('/b', render);
  expect(render).toHaveBeenCalledTimes(4);
});

it('holds the latest of thousands of pages, within its limit', async () => {
  const cache = createPageCache(1100);
  const render = rendering(100);
  for (let page = 0; page < 5000; page += 1) await cache.getOrRender(`/add/${page}`, render);
  const again = rendering(100);
  for (let page = 4990; page < 5000; page += 1) await cache.getOrRender(`/add/${page}`, again);
  expect(again).not.toHaveBeenCalled();
  await cache.getOrRender('/add/4989', again);
  expect(again).toHaveBeenCalledOnce();
});

it('counts every encoding of a page', async () => {
  const cache = createPageCache(100);
  const body = { etag: 'W/"1"', plain: Buffer.alloc(20), gzip: Buffer.alloc(20), br: Buffer.alloc(20) };
  const render = vi.fn(async (): Promise<RenderedPage> => ({ status: 200, contentType: 'text/html', body }));
  for (const key of ['/a', '/b', '/a']) await cache.getOrRender(key, render);
  expect(render).toHaveBeenCalledTimes(3);
});

it('does not render a page again after a failure', async () => {
  const cache = createPageCache(1000);
  const render = vi.fn(async () => null);
  expect(await cache.getOrRender('/a', render)).toBeNull();
  expect(await cache.getOrRender('/a', render)).toBeNull();
  expect(render).toHaveBeenCalledOnce();
});

it('answers the caller of a page that is evicted while it renders', async () => {
  const cache = createPageCache(100);
  let finish = (_page: RenderedPage) => {};
  const slow = cache.getOrRender('/slow', () => new Promise((resolve) => (finish = resolve)));
  for (const key of ['/a', '/b', '/c']) await cache.getOrRender(key, rendering(60));
  const page = pageOf(10);
  finish(page);
  expect(await slow).toBe(page);
});

it('answers a page that is larger than the cache', async () => {
  expect(await createPageCache(100).getOrRender('/a', rendering(200))).toEqual(pageOf(200));
});
