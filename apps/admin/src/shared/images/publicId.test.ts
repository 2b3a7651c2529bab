import { expect, it } from 'vitest';
import { publicIdOf } from './publicId.ts';

const real = 'https://api.cloudinary.com/v1_1/crepatlan/image/upload';
const demo = '/image-host/v1_1/demo-crepas/image/upload';

it.each([
  [real, 'https://res.cloudinary.com/crepatlan/image/upload/v17/menu/fresa.webp', 'menu/fresa'],
  [real, 'https://res.cloudinary.com/crepatlan/image/upload/fresa.jpg', 'fresa'],
  [real, 'https://res.cloudinary.com/crepatlan/image/upload/v17/v2/p2.jpg#d8344f', 'v2/p2'],
  [demo, '/image-host/demo-crepas/image/upload/v1/crepa%20fresa.png', 'crepa fresa'],
  [demo, 'http://localhost:4173/image-host/demo-crepas/image/upload/v1/abc.png', 'abc'],
])('uploaded at %s, %s has the id %s (spec §7)', (uploadUrl, picture, id) => {
  expect(publicIdOf(picture, uploadUrl)).toBe(id);
});

it.each([
  [real, ''],
  [real, 'http://['],
  [real, 'https://example.test/fresa.jpg'],
  [real, 'https://res.cloudinary.com/another/image/upload/fresa.jpg'],
  [real, 'https://res.cloudinary.com/crepatlan/image/upload/'],
  [real, 'https://res.cloudinary.com/crepatlan/image/upload/100%.jpg'],
  ['https://pictures.test/upload', 'https://res.cloudinary.com/crepatlan/image/upload/fresa.jpg'],
])('uploaded at %s, %j is not in the shop’s account', (uploadUrl, picture) => {
  expect(publicIdOf(picture, uploadUrl)).toBeNull();
});
