import type { PageRenderer, PageRequest, PublicMenu } from '@crepas/api';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Menu } from '../catalog/menu.ts';
import { testSettings } from '../testing/standIns.ts';
import { createRenderedPages } from './renderedPages.ts';

const settings = { ...testSettings(), publicUrl: 'https://crepas.example' };
const origin = settings.publicUrl;

const menuNamed = (name: string): Menu => ({
  categories: [],
  products: [],
  extras: [],
  extraIdsOf: new Map(),
  shop: { name },
  changesAt: null,
});

/** A menu that changes when told. */
function aMenu() {
  let present = menuNamed('one');
  const listeners = new Set<() => void>();
  return {
    menu: () => present,
    onRefresh: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(name: string) {
      present = menuNamed(name);
      for (const listener of listeners) listener();
    },
    listeners,
  };
}

const renderer = (render: (request: PageRequest) => string): PageRenderer & { asked: string[] } => {
  const asked: string[] = [];
  return {
    asked,
    template: '',
    pageOf: (path: string, _: PublicMenu) => (path.startsWith('/cart') ? null : path),
    render: async (request) => {
      asked.push(`${request.path} ${request.menu.shop.name}`);
      return { status: 200, contentType: 'text/html', body: render(request) };
    },
  };
};

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('home is drawn before anybody asks, and not again for who does', async () => {
  const draws = renderer(({ menu }) => menu.shop.name);
  const pages = createRenderedPages({ renderer: draws, menu: aMenu(), settings, onFailure: vi.fn() });
  expect(draws.asked).toEqual(['/home one', '/ one']);
  const page = await pages.find('/home', origin);
  expect(page?.bytes.plain.toString()).toBe('one');
  expect(draws.asked).toHaveLength(2);
});

it('after a change nobody gets an old page, and many changes at once are one drawing', async () => {
  const menu = aMenu();
  const draws = renderer(({ menu }) => menu.shop.name);
  const pages = createRenderedPages({ renderer: draws, menu, settings, onFailure: vi.fn() });
  for (const name of ['two', 'three', 'four']) menu.change(name);
  expect((await pages.find('/add/1', origin))?.bytes.plain.toString()).toBe('four');
  vi.runAllTimers();
  expect((await pages.find('/home', origin))?.bytes.plain.toString()).toBe('four');
  expect(draws.asked).toEqual(['/home one', '/ one', '/add/1 four', '/home four', '/ four']);
});

it('a page that cannot be drawn is the app’s to draw; it is told, counted, and tried again after a change', async () => {
  const menu = aMenu();
  const onFailure = vi.fn();
  const broken = new Error('a screen broke');
  const draws = renderer(({ menu }) => {
    if (menu.shop.name === 'one') throw broken;
    return 'drawn';
  });
  const pages = createRenderedPages({ renderer: draws, menu, settings, onFailure });
  expect(await pages.find('/home', origin)).toBeNull();
  expect(onFailure).toHaveBeenCalledWith(broken);
  expect(pages.lines()).toContain('page_failures_total 2');
  menu.change('two');
  expect((await pages.find('/home', origin))?.bytes.plain.toString()).toBe('drawn');
});

it('what is no public page is not drawn', async () => {
  const draws = renderer(() => '');
  const pages = createRenderedPages({ renderer: draws, menu: aMenu(), settings, onFailure: vi.fn() });
  expect(await pages.find('/cart', origin)).toBeNull();
  expect(draws.asked).not.toContain('/cart one');
});

it('a closed one follows the menu no longer', () => {
  const menu = aMenu();
  const draws = renderer(() => '');
  const pages = createRenderedPages({ renderer: draws, menu, settings, onFailure: vi.fn() });
  menu.change('two');
  pages.close();
  vi.runAllTimers();
  expect(draws.asked).toEqual(['/home one', '/ one']);
  expect(menu.listeners.size).toBe(0);
});
