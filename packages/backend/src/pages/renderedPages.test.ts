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
  groups: [],
  usesOf: new Map(),
  hasDiscountCodes: false,
  shop: { name },
  shopSeen: null,
  moment: { at: 0, timeZone: 'America/Mexico_City' },
  changesAt: null,
  hoursChangeAt: null,
  version: { end: 1, allBefore: 1 },
});

/** A menu that the test changes. */
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

it('renders home before the first request, and once', async () => {
  const rendering = renderer(({ menu }) => menu.shop.name);
  const pages = createRenderedPages({ renderer: rendering, menu: aMenu(), settings, onFailure: vi.fn() });
  expect(rendering.asked).toEqual(['/home one', '/ one']);
  const page = await pages.find('/home', origin);
  expect(page?.body.plain.toString()).toBe('one');
  expect(rendering.asked).toHaveLength(2);
});

it('serves no outdated page after a change, and renders once for a burst of changes', async () => {
  const menu = aMenu();
  const rendering = renderer(({ menu }) => menu.shop.name);
  const pages = createRenderedPages({ renderer: rendering, menu, settings, onFailure: vi.fn() });
  for (const name of ['two', 'three', 'four']) menu.change(name);
  expect((await pages.find('/add/1', origin))?.body.plain.toString()).toBe('four');
  vi.runAllTimers();
  expect((await pages.find('/home', origin))?.body.plain.toString()).toBe('four');
  expect(rendering.asked).toEqual(['/home one', '/ one', '/add/1 four', '/home four', '/ four']);
});

it('finds no page if rendering fails, logs and counts the failure, and renders again after a change', async () => {
  const menu = aMenu();
  const onFailure = vi.fn();
  const broken = new Error('a screen broke');
  const rendering = renderer(({ menu }) => {
    if (menu.shop.name === 'one') throw broken;
    return 'drawn';
  });
  const pages = createRenderedPages({ renderer: rendering, menu, settings, onFailure });
  expect(await pages.find('/home', origin)).toBeNull();
  expect(onFailure).toHaveBeenCalledWith(broken);
  expect(pages.metrics()).toContain('page_failures_total 2');
  menu.change('two');
  expect((await pages.find('/home', origin))?.body.plain.toString()).toBe('drawn');
});

it('does not render a page that is not public', async () => {
  const rendering = renderer(() => '');
  const pages = createRenderedPages({ renderer: rendering, menu: aMenu(), settings, onFailure: vi.fn() });
  expect(await pages.find('/cart', origin)).toBeNull();
  expect(rendering.asked).not.toContain('/cart one');
});

it('ignores changes of the menu after close', () => {
  const menu = aMenu();
  const rendering = renderer(() => '');
  const pages = createRenderedPages({ renderer: rendering, menu, settings, onFailure: vi.fn() });
  menu.change('two');
  pages.close();
  vi.runAllTimers();
  expect(rendering.asked).toEqual(['/home one', '/ one']);
  expect(menu.listeners.size).toBe(0);
});
