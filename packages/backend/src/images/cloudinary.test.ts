import { expect, it } from 'vitest';
import { cloudinaryAccount, sign } from './cloudinary.ts';
import { ImageHostUnavailable } from './ImageAccount.ts';
import { demoImages } from './settings.ts';

const settings = { ...demoImages('crepatlan'), apiUrl: 'https://api.cloudinary.com' };

it('signs as Cloudinary’s documentation does', () => {
  const params = {
    timestamp: '1315060510',
    public_id: 'sample_image',
    eager: 'w_400,h_300,c_pad|w_260,h_200,c_crop',
  };
  expect(sign(params, 'abcd')).toBe('bfd09f95f331f558cbd1320e67aa8d488770583e');
});

it('asks for the deletion of one picture, signed, and never sends the secret', async () => {
  const asked: { url: string; form: URLSearchParams }[] = [];
  const account = cloudinaryAccount(settings, async (url, form) => {
    asked.push({ url, form });
    return '{"result":"ok"}';
  });
  await account.destroy('menu/fresa');
  expect(asked.map(({ url }) => url)).toEqual(['https://api.cloudinary.com/v1_1/crepatlan/image/destroy']);
  const { signature, api_key, ...signed } = Object.fromEntries(asked[0]?.form ?? []);
  expect(signed).toEqual({
    public_id: 'menu/fresa',
    invalidate: 'true',
    timestamp: expect.stringMatching(/^\d{10}$/),
  });
  expect([api_key, signature]).toEqual(['demo', sign(signed, 'demo')]);
});

it('a picture that is already gone is deleted', async () => {
  await cloudinaryAccount(settings, async () => '{"result":"not found"}').destroy('menu/fresa');
});

it.each([
  ['refuses', async () => '{"error":{"message":"Invalid Signature"}}'],
  ['answers something else', async () => '<html>Bad gateway</html>'],
  [
    'does not answer',
    () => {
      return Promise.reject(new TypeError('fetch failed'));
    },
  ],
])('an image host that %s is unavailable', async (_, post) => {
  await expect(cloudinaryAccount(settings, post).destroy('menu/fresa')).rejects.toThrow(ImageHostUnavailable);
});
