import { describe, expect, it } from 'vitest';
import { isMenuPage, isShownAtOnce, keptPage } from './pageAtOnce.ts';

const at = (path: string) => `https://crepas.example${path}`;

it.each(['/', '/home', '/home?utm=1', '/buscar', '/cart', '/add/7'])('%s is a page of the menu', (path) => {
  expect(isMenuPage(at(path))).toBe(true);
});

it.each(['/tienda', '/order-details/7', '/seguimiento/abc', '/maintenance', '/sms', '/orders'])(
  '%s is not',
  (path) => expect(isMenuPage(at(path))).toBe(false),
);

describe('a cached page', () => {
  const now = Date.parse('2026-11-27T20:00:00Z');
  const page = (date: string, data = '') =>
    new Response(`<!doctype html><html lang="es-MX">${data}</html>`, { headers: date ? { Date: date } : {} });
  const isShown = (page: Response, path = '/home') => isShownAtOnce(at(path), page, now);

  it.each([
    ['of this moment', 'Fri, 27 Nov 2026 20:00:00 GMT', true],
    ['almost a day old', 'Thu, 26 Nov 2026 20:00:01 GMT', true],
    ['a day old', 'Thu, 26 Nov 2026 20:00:00 GMT', false],
    ['of a server whose clock is ahead', 'Fri, 27 Nov 2026 20:05:00 GMT', true],
    ['of a device whose clock is days behind', 'Sun, 29 Nov 2026 20:00:00 GMT', false],
    ['without a date', '', false],
  ])('%s', async (_, date, isAtOnce) => {
    expect(await isShown(page(date))).toBe(isAtOnce);
  });

  const young = 'Fri, 27 Nov 2026 19:00:00 GMT';

  it('of another screen waits for the network', async () => {
    expect(await isShown(page(young), '/tienda')).toBe(false);
  });

  it('of a product that was sold out waits for the network', async () => {
    expect(await isShown(page(young, '{"agotado_hasta":"2026-11-28T11:00:00Z"}'), '/add/7')).toBe(false);
    expect(await isShown(page(young, '{"agotado_hasta":null}'), '/add/7')).toBe(true);
  });

  it('waits for the network from the moment on at which the hours of the menu change', async () => {
    const until = (time: string) =>
      page(young, `<meta name="hours-change" content="2026-11-27T${time}.000Z">`);
    expect(await isShown(until('20:00:01'))).toBe(true);
    expect(await isShown(until('20:00:00'))).toBe(false);
    expect(await isShown(until('19:30:00'), '/add/7')).toBe(false);
  });

  it('can be read after that, and is marked', async () => {
    const kept = page(young, 'menu');
    await isShown(kept);
    const marked = await keptPage(kept);
    expect(await marked.text()).toBe('<!doctype html><html data-kept lang="es-MX">menu</html>');
    expect(marked.headers.get('Date')).toBe(young);
  });
});
