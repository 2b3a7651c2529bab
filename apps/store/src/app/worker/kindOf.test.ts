import {
  getCategoryProducts,
  getComboCrepas,
  getExtras,
  getGroups,
  getOrderDetails,
  getOrderedCategories,
  getOrdersOfPhone,
  getProduct,
  getProductExtraIds,
  getProductGroups,
  getPromo,
  getShop,
} from '@crepas/api';
import { describe, expect, it } from 'vitest';
import { paths, patterns } from '../../shared/paths.ts';
import { kindOf } from './kindOf.ts';

const origin = 'https://crepas.example';
const shop = { origin, apiUrl: `${origin}/api` };

type Asked = { method?: string; mode?: RequestMode; headers?: Record<string, string> };
const kind = (path: string, { method = 'GET', mode = 'cors', headers = {} }: Asked = {}, of = shop) =>
  kindOf({ method, mode, headers: new Headers(headers), url: new URL(path, origin).href }, of);

describe('pages', () => {
  /** Every screen once; a pattern takes the place of the function with its name. */
  const screens = Object.values({ ...paths, ...patterns })
    .filter((path) => typeof path === 'string')
    .map((path) => path.replace(/:\w+/, '7'));

  it.each([...screens, '/cart?a=1'])('%s is a screen of the store', (path) => {
    expect(kind(path, { mode: 'navigate' })).toBe('page');
  });

  it.each([
    '/admin',
    '/admin/image/upload/a.png',
    '/login',
    '/orders',
    '/orders/7',
    '/update/3',
    '/create',
    '/extras',
    '/metrics',
  ])('%s is not', (path) => expect(kind(path, { mode: 'navigate' })).toBeNull());
});

describe('the menu', () => {
  it.each([
    getPromo,
    getOrderedCategories,
    getCategoryProducts,
    getComboCrepas,
    getExtras,
    getProduct,
    getProductExtraIds,
    getGroups,
    getProductGroups,
  ])('$path belongs to it', ({ path }) => expect(kind(`/api${path.replace(/:\w+/, '7')}?id=7`)).toBe('menu'));

  it.each([getOrdersOfPhone, getOrderDetails, getShop])('$path does not', ({ path }) => {
    expect(kind(`/api${path.replace(/:\w+/, '7')}`)).toBeNull();
  });

  it('may be on another origin', () => {
    const elsewhere = { origin, apiUrl: 'https://api.example/v1' };
    expect(kind('https://api.example/v1/promo', {}, elsewhere)).toBe('menu');
    expect(kind('/api/promo', {}, elsewhere)).toBeNull();
  });
});

it('a request other than GET, or with a token, is never cached', () => {
  expect(kind('/api/orders', { method: 'POST' })).toBeNull();
  expect(kind('/api/promo', { headers: { Authorization: 'Bearer x' } })).toBeNull();
});

it('pictures come from the image host, here or elsewhere', () => {
  expect(kind('/image-host/demo/image/upload/w_320/a.png', { mode: 'no-cors' })).toBe('picture');
  expect(kind('https://res.cloudinary.com/shop/image/upload/a.png', { mode: 'no-cors' })).toBe('picture');
  expect(kind('https://maps.googleapis.com/maps/api/staticmap', { mode: 'no-cors' })).toBeNull();
});

it('an upload is no picture', () => {
  expect(kind('/image-host/v1_1/demo/image/upload', { method: 'POST' })).toBeNull();
});

it('hashed files of the store are assets, its other pictures files, the staff’s neither', () => {
  expect(kind('/assets/index-abc.js')).toBe('asset');
  expect(kind('/banners/combo-480.webp')).toBe('file');
  expect(kind('/manifest.webmanifest')).toBe('file');
  expect(kind('/admin-assets/index-abc.js')).toBeNull();
  expect(kind('/sw.js')).toBeNull();
});
