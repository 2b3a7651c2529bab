import { expect, it, vi } from 'vitest';
import { type Asking, fromNetwork, fromShelf } from './answer.ts';
import { openShelf } from './shelf.ts';
import { memoryCaches } from './testing/memoryCaches.ts';

const request = new Request('https://crepas.example/api/promo');
const silent = () => Promise.reject(new TypeError('Failed to fetch'));

/** A page's request, and what went on after its answer. */
function asking(ask: () => Promise<Response>) {
  const work: Promise<unknown>[] = [];
  const asked: Asking = { request, ask: vi.fn(ask), later: (promise) => work.push(promise) };
  return { asked, done: () => Promise.all(work) };
}

const answers = (body: string, status = 200) => asking(async () => new Response(body, { status }));
const aShelf = (room = 10) => openShelf(memoryCaches(), 'a', room);

it('what never changes is asked for once', async () => {
  const shelf = aShelf();
  const first = answers('one');
  expect(await (await fromShelf(first.asked, shelf)).text()).toBe('one');
  await first.done();
  const second = answers('two');
  expect(await (await fromShelf(second.asked, shelf)).text()).toBe('one');
  expect(second.asked.ask).not.toHaveBeenCalled();
});

it('with network the menu is never an old one', async () => {
  const shelf = aShelf();
  const first = answers('old');
  await fromNetwork(first.asked, shelf);
  await first.done();
  expect(await (await fromNetwork(answers('new').asked, shelf)).text()).toBe('new');
});

it('without network the last answer is given', async () => {
  const shelf = aShelf();
  const first = answers('last');
  await fromNetwork(first.asked, shelf);
  await first.done();
  expect(await (await fromNetwork(asking(silent).asked, shelf)).text()).toBe('last');
});

it('without network and a last answer it fails, as it would without a worker', async () => {
  await expect(fromNetwork(asking(silent).asked, aShelf())).rejects.toThrow('Failed to fetch');
});

it('an error of the shop is passed on, and never kept in place of an answer', async () => {
  const shelf = aShelf();
  const good = answers('menu');
  await fromNetwork(good.asked, shelf);
  await good.done();
  const bad = answers('broken', 503);
  expect((await fromNetwork(bad.asked, shelf)).status).toBe(503);
  await bad.done();
  expect(await (await fromNetwork(asking(silent).asked, shelf)).text()).toBe('menu');
});

it('a full shelf gives up the oldest', async () => {
  const shelf = aShelf(2);
  for (const name of ['a', 'b', 'a', 'c']) await shelf.keep(`https://x.example/${name}`, new Response(name));
  expect(await shelf.find('https://x.example/b')).toBeUndefined();
  expect(await (await shelf.find('https://x.example/a'))?.text()).toBe('a');
  expect(await (await shelf.find('https://x.example/c'))?.text()).toBe('c');
});

it('a device without room loses nothing but the copy', async () => {
  const full = { ...memoryCaches(), open: () => Promise.reject(new DOMException('', 'QuotaExceededError')) };
  await expect(openShelf(full, 'a', 1).keep(request, new Response('x'))).resolves.toBeUndefined();
});
