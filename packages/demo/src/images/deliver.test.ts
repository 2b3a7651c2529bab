import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { aPicture, startTestHost, type TestHost } from './testing/testHost.ts';

let host: TestHost;
beforeEach(async () => {
  host = await startTestHost();
});

it.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('answers «Accept: %s» with %s', async (accept, type, format) => {
  const answer = await host.get('w_320,q_auto,f_auto/v1/crepa-nutella.webp', accept);
  expect(answer.headers).toMatchObject({ 'content-type': type, vary: 'Accept' });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 240 });
});

it.each([
  ['w_100,h_100,c_fill', 100, 100],
  ['w_100,h_100,c_fit', 100, 75],
  ['w_1600,c_limit', 800, 600],
  ['w_1600,c_fit', 1600, 1200],
  ['h_60', 80, 60],
  ['w_100,dpr_2', 200, 150],
])('cuts %s to %i × %i', async (transformation, width, height) => {
  const { rawPayload } = await host.get(`${transformation}/crepa-nutella.jpg`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

it('turns a picture the way its camera was held', async () => {
  const sideways = await aPicture(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await host.upload(sideways, { public_id: 'girada' })).json()).toMatchObject({
    width: 30,
    height: 40,
  });
  expect(await sharp((await host.get('w_15/girada.webp')).rawPayload).metadata()).toMatchObject({
    width: 15,
    height: 20,
  });
});

it('computes equal pictures once, also for concurrent requests', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => host.get('w_64,f_webp/crepa-nutella')));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  await host.get('w_64,f_webp/v7/crepa-nutella');
  expect(await readdir(join(host.folder, 'renditions', 'crepa-nutella'))).toHaveLength(1);
});

it.each([
  'w_2001/crepa-nutella.jpg',
  'w_x/crepa-nutella.jpg',
  'e_blur/crepa-nutella.jpg',
  'crepa-nutella.exe',
])('calls %s a bad request', async (path) => {
  const answer = await host.get(path);
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['cache-control']).toBe('no-store');
});

it.each([
  '../secret.webp',
  '..%2fsecret.webp',
  '%2e%2e/secret.webp',
  'v1/..%2f..%2fsecret.webp',
  '..%5csecret.webp',
  '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  'crepa-nutella%00.webp',
  'missing.webp',
])('finds nothing at %s', async (path) => {
  expect((await host.get(path)).statusCode).toBe(404);
});
