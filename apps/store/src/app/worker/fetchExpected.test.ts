import { afterEach, expect, it, vi } from 'vitest';
import { fetchExpected } from './fetchExpected.ts';

const portal = () => new Response('<html></html>', { headers: { 'Content-Type': 'text/html' } });
const script = () => new Response('run()', { headers: { 'Content-Type': 'text/javascript' } });

/** A browser whose cache answers everything with a portal's page; past it is the shop. */
function behindAPortalsPage(shop: () => Response) {
  const asked: RequestCache[] = [];
  vi.stubGlobal('fetch', async ({ cache }: Request) => {
    asked.push(cache);
    return cache === 'reload' ? shop() : portal();
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

it('a script that came as a page is fetched again past the browser’s cache', async () => {
  const asked = behindAPortalsPage(script);
  const answer = await fetchExpected('asset', new Request('https://crepas.example/assets/index-new.js'));
  expect(await answer.text()).toBe('run()');
  expect(asked).toEqual(['default', 'reload']);
});

it('it is fetched again once: behind a portal the page gets the answer as it is', async () => {
  const asked = behindAPortalsPage(portal);
  const answer = await fetchExpected('picture', new Request('https://crepas.example/image/upload/a.png'));
  expect(await answer.text()).toBe('<html></html>');
  expect(asked).toEqual(['default', 'reload']);
});

it('a screen shows the portal’s page: the customer must get through', async () => {
  const asked = behindAPortalsPage(script);
  await fetchExpected('page', new Request('https://crepas.example/home'));
  expect(asked).toEqual(['default']);
});
