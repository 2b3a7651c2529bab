import { expect, it } from 'vitest';
import { parseDeliveryPath } from './deliveryPath.ts';
import { negotiate } from './formats.ts';
import { parseTransformation } from './transformation.ts';

it('reads every supported option', () => {
  expect(parseTransformation('w_320,h_240,c_fill,q_60,f_webp')).toEqual({
    width: 320,
    height: 240,
    crop: 'fill',
    quality: 60,
    format: 'webp',
  });
});

it('multiplies sizes by the density of the screen', () => {
  expect(parseTransformation('w_160,h_120,dpr_1.5,q_auto,f_auto')).toEqual({
    width: 240,
    height: 180,
    crop: 'scale',
    quality: 'auto',
    format: 'auto',
  });
});

it.each([
  'w_0',
  'w_2001',
  'w_1600,dpr_2',
  'w_3.5',
  'w_-1',
  'w_1e3',
  'h_abc',
  'c_thumb',
  'q_0',
  'q_101',
  'f_svg',
  'dpr_9',
])('refuses %s', (segment) => {
  expect(parseTransformation(segment)).toBeUndefined();
});

it.each(['', 'w_', 'w_1,', 'w_1,w_2', 'e_blur', 'l_text:hola', 'w_1;h_2'])('rejects «%s»', (segment) => {
  expect(parseTransformation(segment)).toBeUndefined();
});

it.each([
  ['crepa.jpg', { publicId: 'crepa', extension: 'jpg' }],
  ['v12/menu/crepa.jpeg', { publicId: 'menu/crepa', extension: 'jpg' }],
  ['w_10/crepa.webp', { publicId: 'crepa', extension: 'webp', transformation: { width: 10 } }],
  ['w_10/v12/crepa', { publicId: 'crepa', transformation: { width: 10 } }],
  ['menu/crepa_nutella.png', { publicId: 'menu/crepa_nutella', extension: 'png' }],
])('reads the path %s', (path, expected) => {
  expect(parseDeliveryPath(path)).toMatchObject(expected);
});

it.each(['e_sepia/crepa.jpg', 'nonsense/v1/crepa.jpg', 'crepa.svg', 'w_10/crepa.exe'])(
  'reports %s as bad',
  (path) => {
    expect(parseDeliveryPath(path)).toBe('bad');
  },
);

it.each([
  '',
  '.jpg',
  '../secret.jpg',
  'v1/../../secret.jpg',
  'w_10//crepa.jpg',
  'a/./b.jpg',
  'a\\b.jpg',
  'a\0.jpg',
  'a.b.jpg',
])('finds no picture at «%s»', (path) => {
  expect(parseDeliveryPath(path)).toBeUndefined();
});

it.each([
  ['image/avif,image/webp,*/*;q=0.8', 'avif'],
  ['image/webp,image/*', 'webp'],
  ['image/avif;q=0, image/webp;q=0.9', 'webp'],
  ['*/*', 'jpg'],
  [undefined, 'jpg'],
])('answers «Accept: %s» with %s', (accept, format) => {
  expect(negotiate(accept)).toBe(format);
});
