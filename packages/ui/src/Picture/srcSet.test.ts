import { expect, it } from 'vitest';
import { pictureSrc, pictureSrcSet } from './srcSet.ts';

const hosted = 'https://images.test/demo/image/upload/v1/menu/fresa.jpg';

it('asks the image host for each width', () => {
  expect(pictureSrcSet(hosted, [160, 320])).toBe(
    'https://images.test/demo/image/upload/w_160,q_auto,f_auto/v1/menu/fresa.jpg 160w, ' +
      'https://images.test/demo/image/upload/w_320,q_auto,f_auto/v1/menu/fresa.jpg 320w',
  );
});

it('falls back to the largest width', () => {
  expect(pictureSrc(hosted, [160, 320])).toBe(
    'https://images.test/demo/image/upload/w_320,q_auto,f_auto/v1/menu/fresa.jpg',
  );
});

it('removes the colour from the URL', () => {
  expect(pictureSrcSet(`${hosted}#d8344f`, [160])).toBe(pictureSrcSet(hosted, [160]));
  expect(pictureSrc(`${hosted}#d8344f`, [160])).toBe(pictureSrc(hosted, [160]));
});

it('does not change the URL of another host', () => {
  expect(pictureSrcSet('/menu/fresa.jpg', [160])).toBeUndefined();
  expect(pictureSrc('/menu/fresa.jpg', [160])).toBe('/menu/fresa.jpg');
});

it('names the file of each width of a picture of our own', () => {
  const src = '/banners/combo-{width}.webp';
  expect(pictureSrcSet(src, [480, 800])).toBe('/banners/combo-480.webp 480w, /banners/combo-800.webp 800w');
  expect(pictureSrc(src, [480, 800])).toBe('/banners/combo-800.webp');
});
