import { expect, it, vi } from 'vitest';
import { createPageShelf, type ReadyPage } from './PageShelf.ts';

const pageOf = (bytes: number): ReadyPage => ({
  status: 200,
  contentType: 'text/html',
  bytes: { etag: 'W/"1"', plain: Buffer.alloc(bytes), gzip: null, br: null },
});
const drawing = (bytes: number) => vi.fn(async () => pageOf(bytes));

it('who asks while a page is drawn waits for the same drawing', async () => {
  const shelf = createPageShelf(1000);
  const draw = drawing(10);
  const pages = await Promise.all([shelf.take('/a', draw), shelf.take('/a', draw)]);
  expect(draw).toHaveBeenCalledOnce();
  expect(pages[0]).toBe(pages[1]);
});

it('keeps what fits; what nobody asked for goes first', async () => {
  const shelf = createPageShelf(100);
  const draw = drawing(40);
  for (const key of ['/a', '/b', '/a', '/c']) await shelf.take(key, draw);
  expect(draw).toHaveBeenCalledTimes(3);
  await shelf.take('/a', draw);
  expect(draw).toHaveBeenCalledTimes(3);
  await shelf.take('/b', draw);
  expect(draw).toHaveBeenCalledTimes(4);
});

it('thousands of pages take no more room than it has', async () => {
  const shelf = createPageShelf(1000);
  const draw = drawing(100);
  for (let page = 0; page < 5000; page += 1) await shelf.take(`/add/${page}`, draw);
  const again = drawing(100);
  for (let page = 4990; page < 5000; page += 1) await shelf.take(`/add/${page}`, again);
  expect(again).not.toHaveBeenCalled();
});

it('a page that cannot be drawn is not tried again and again', async () => {
  const shelf = createPageShelf(1000);
  const draw = vi.fn(async () => null);
  expect(await shelf.take('/a', draw)).toBeNull();
  expect(await shelf.take('/a', draw)).toBeNull();
  expect(draw).toHaveBeenCalledOnce();
});
