import { expect, it } from 'vitest';
import { parseDelivery } from './sizes.ts';

it.each([
  ['crepa.jpg', { publicId: 'crepa' }],
  ['v12/menu/crepa.jpeg', { publicId: 'menu/crepa' }],
  ['w_160,q_auto,f_auto/crepa_nutella.webp', { publicId: 'crepa_nutella', file: '160.webp' }],
  ['w_320,q_auto,f_auto/v12/menu/crepa', { publicId: 'menu/crepa', file: '320.webp' }],
  ['w_321,q_auto,f_auto/crepa', { publicId: 'crepa', file: '480.webp' }],
  ['w_1600,q_auto,f_auto/crepa', { publicId: 'crepa', file: '1200.webp' }],
  ['w_1200,h_630,c_fill,q_auto,f_jpg/v1/crepa', { publicId: 'crepa', file: 'preview.jpg' }],
])('reads %s', (path, expected) => {
  expect(parseDelivery(path)).toEqual(expected);
});

it('prefers AVIF where the browser accepts it', () => {
  const accept = 'image/avif,image/webp,*/*';
  expect(parseDelivery('w_160,q_auto,f_auto/crepa', accept)).toMatchObject({ file: '160.avif' });
});

it.each(['w_0,q_auto,f_auto', 'w_20000,q_auto,f_auto', 'w_10', 'e_sepia', 'f_svg', 'w_1,w_2'])(
  'refuses the options %s',
  (options) => {
    expect(parseDelivery(`${options}/crepa.jpg`)).toBe('bad');
  },
);

it.each([
  '',
  '.jpg',
  '../secret.jpg',
  'v1/../../secret.jpg',
  'w_160,q_auto,f_auto//crepa.jpg',
  'a/./b.jpg',
  'a\\b.jpg',
  'a\0.jpg',
  'a.b.jpg',
  'a'.repeat(301),
])('finds no picture at «%s»', (path) => {
  expect(parseDelivery(path)).toBeUndefined();
});
