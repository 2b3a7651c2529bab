import { describe, expect, it } from 'vitest';
import { ownOriginImages } from '../testing/standIns.ts';
import { isIdOf, ownPublicId } from './ownImage.ts';
import type { ImageSettings } from './settings.ts';

const demo = ownOriginImages('demo-crepas');
const cloudinary: ImageSettings = {
  ...demo,
  cloudName: 'crepatlan',
  apiUrl: 'https://api.cloudinary.com',
  deliveryUrl: 'https://res.cloudinary.com',
};
const host = 'https://res.cloudinary.com/crepatlan/image/upload';

describe('the public id of a picture at Cloudinary', () => {
  it.each([
    [`${host}/v1712345678/menu/fresa.webp`, 'menu/fresa'],
    [`${host}/menu/fresa.webp`, 'menu/fresa'],
    [`${host}/f_auto,q_auto,w_400/v1712345678/menu/fresa.webp`, 'menu/fresa'],
    [`${host}/w_400/fresa.webp?x=1#y`, 'fresa'],
    [`${host}/w_400`, 'w_400'],
    [`${host}/v1/cr%C3%AApe%20dulce.jpg`, 'crêpe dulce'],
    [`${host}/v1/fresa`, 'fresa'],
  ])('of %s is %s', (address, publicId) => {
    expect(ownPublicId(address, cloudinary)).toBe(publicId);
  });

  it.each([
    'https://res.cloudinary.com/another/image/upload/v1/fresa.webp',
    'http://res.cloudinary.com/crepatlan/image/upload/v1/fresa.webp',
    'https://res.cloudinary.com.evil.mx/crepatlan/image/upload/v1/fresa.webp',
    'https://evil.mx/https://res.cloudinary.com/crepatlan/image/upload/v1/fresa.webp',
    'https://res.cloudinary.com/crepatlan/image/upload/../../../another/image/upload/v1/fresa.webp',
    `${host}/`,
    `${host}/v1/%E0%A4%A`,
    '/image-host/crepatlan/image/upload/v1/fresa.webp',
    'https://[',
    '',
  ])('is null for «%s», which is not a picture of this account', (address) => {
    expect(ownPublicId(address, cloudinary)).toBeNull();
  });
});

it('identifies the stand-in’s pictures by their path, on any host', () => {
  const path = '/image-host/demo-crepas/image/upload/v1/menu/fresa.webp';
  for (const address of [path, `http://localhost:4173${path}`, `http://192.168.1.5${path}`]) {
    expect(ownPublicId(address, demo)).toBe('menu/fresa');
  }
  expect(ownPublicId(path.replace('demo-crepas', 'another'), demo)).toBeNull();
});

it.each([
  ['menu/fresa', true],
  ['v1712345678/menu/fresa', true],
  ['fresa', false],
  ['menu/mango', false],
  ['', false],
])('the id %s identifies menu/fresa: %s', (id, isMeant) => {
  expect(isIdOf(id, `${host}/v1712345678/menu/fresa.webp`, cloudinary)).toBe(isMeant);
});
