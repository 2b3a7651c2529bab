import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { build } from 'vite';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MakePictures, pictureProcess } from './pictureProcess.ts';
import {
  aPicture,
  destroyPath,
  makeSeeds,
  signed,
  startTestHost,
  type TestHost,
  uploadPath,
} from './testing/testHost.ts';

// Inside the package, so that the built program finds its libraries.
const cache = fileURLToPath(new URL('../../.cache', import.meta.url));
let output: string;
let makeUpload: MakePictures;
let seeds: Awaited<ReturnType<typeof makeSeeds>>;
let host: TestHost;

beforeAll(async () => {
  seeds = await makeSeeds();
  mkdirSync(cache, { recursive: true });
  output = mkdtempSync(join(cache, 'pictures-'));
  await build({
    configFile: false,
    ssr: { external: ['sharp'] },
    logLevel: 'silent',
    build: {
      ssr: fileURLToPath(new URL('./pictureWorker.ts', import.meta.url)),
      outDir: output,
      target: 'node20',
    },
  });
  makeUpload = pictureProcess(pathToFileURL(join(output, 'pictureWorker.js')));
});
afterAll(async () => {
  rmSync(output, { recursive: true });
  await seeds.remove();
});
beforeEach(async () => {
  host = await startTestHost(seeds, makeUpload);
});

const addressOf = (publicId: string) => `w_160,q_auto,f_auto/v1/${publicId}`;
const uploaded = async (file: Buffer) => {
  const answer = await host.upload(file);
  expect(answer.statusCode).toBe(200);
  return answer.json<{
    public_id: string;
    secure_url: string;
    width: number;
    height: number;
    format: string;
  }>();
};

it.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
])('answers «Accept: %s» with %s', async (accept, type, format) => {
  const answer = await host.get('w_320,q_auto,f_auto/v1/menu/crepa.webp', accept);
  expect(answer.headers).toMatchObject({
    'content-type': type,
    vary: 'Accept',
    'cache-control': 'public, max-age=31536000, immutable',
    'cross-origin-resource-policy': 'cross-origin',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format, width: 320, height: 240 });
});

it('gives the preview of a link as JPEG', async () => {
  const answer = await host.get('w_1200,h_630,c_fill,q_auto,f_jpg/v1/menu/crepa');
  expect(answer.headers['content-type']).toBe('image/jpeg');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
});

it('stores an upload and returns its address; sizes are upright', async () => {
  const sideways = await aPicture(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const { public_id, secure_url, ...facts } = await uploaded(sideways);
  expect(facts).toEqual({ format: 'jpg', width: 30, height: 40 });
  expect(secure_url).toBe(`http://shop.test:8080/images/demo/image/upload/v1/${public_id}.jpg`);
  const whole = await host.app.inject(new URL(secure_url).pathname);
  expect(whole.headers['content-type']).toBe('image/jpeg');
  expect(whole.rawPayload.equals(sideways)).toBe(true);
  const small = await host.get(addressOf(public_id));
  expect(await sharp(small.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 160, height: 213 });
});

it('a size that could not be made is the picture itself, and is not cached', async () => {
  host = await startTestHost(seeds, () => ({
    facts: Promise.resolve({ format: 'png', width: 4, height: 4 }),
    ended: Promise.resolve(),
  }));
  const file = await aPicture(4, 4).png().toBuffer();
  const answer = await host.get(addressOf((await uploaded(file)).public_id));
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'cache-control': 'no-store' });
  expect(answer.rawPayload.equals(file)).toBe(true);
});

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
it.each([
  ['text', async () => Buffer.from('no soy una imagen')],
  ['SVG', async () => Buffer.from(svg)],
  ['nothing', async () => Buffer.alloc(0)],
  ['half a picture', async () => (await aPicture(200, 200).png().toBuffer()).subarray(0, 300)],
])('refuses %s that is called a picture', async (_, content) => {
  const answer = await host.upload(await content());
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: { message: 'Invalid image file' } });
});

it('accepts pictures up to 5 MB', async () => {
  const whole = await aPicture(10, 10).jpeg().toBuffer();
  const padded = (bytes: number) => Buffer.concat([whole, Buffer.alloc(bytes - whole.length)]);
  const limit = 5 * 1024 * 1024;
  expect((await host.upload(padded(limit - 1))).statusCode).toBe(200);
  const answer = await host.upload(padded(limit + 1));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.message).toMatch(/^File size too large/);
});

it('accepts only the fields that were signed, and the preset', async () => {
  const file = await aPicture(4, 4).png().toBuffer();
  const fields = signed({ upload_preset: 'crepas' });
  const status = async (url: string, sent: Record<string, string>, content?: Buffer) =>
    (await host.post(url, sent, content)).statusCode;
  expect((await host.post(uploadPath, { upload_preset: 'crepas' }, file)).json()).toEqual({
    error: { message: 'Upload preset must be whitelisted for unsigned uploads' },
  });
  expect(await status(uploadPath, { ...fields, folder: 'otra' }, file)).toBe(401);
  expect(await status(uploadPath, signed({ upload_preset: 'otro' }), file)).toBe(400);
  expect(await status(uploadPath, fields)).toBe(400);
  expect(await status('/images/v1_1/otra/image/upload', fields, file)).toBe(401);
});

it('destroys an upload and its sizes, by form or JSON', async () => {
  const { public_id } = await uploaded(await aPicture(40, 30).jpeg().toBuffer());
  expect((await host.get(addressOf(public_id))).statusCode).toBe(200);
  expect((await host.post(destroyPath, { public_id })).statusCode).toBe(401);
  expect((await host.post(destroyPath, signed({ public_id }))).json()).toEqual({ result: 'ok' });
  expect((await host.get(addressOf(public_id))).statusCode).toBe(404);
  expect((await host.get(`v1/${public_id}.jpg`)).statusCode).toBe(404);
  const payload = new URLSearchParams(signed({ public_id })).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  for (const request of [{ payload, headers }, { payload: signed({ public_id }) }]) {
    const answer = await host.app.inject({ method: 'POST', url: destroyPath, ...request });
    expect(answer.json()).toEqual({ result: 'not found' });
  }
});

it('keeps the demo pictures', async () => {
  const answer = await host.post(destroyPath, signed({ public_id: 'menu/crepa' }));
  expect(answer.json()).toEqual({ result: 'not found' });
  expect((await host.get('menu/crepa.webp')).statusCode).toBe(200);
});

it.each(['../secret.webp', '..%2fsecret.webp', '%2e%2e/secret.webp', 'v1/..%2f..%2fsecret.webp', 'missing'])(
  'finds nothing at %s',
  async (path) => {
    expect((await host.get(path)).statusCode).toBe(404);
  },
);

it('answers preflights from any origin', async () => {
  const answer = await host.app.inject({ method: 'OPTIONS', url: uploadPath });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
  });
});
