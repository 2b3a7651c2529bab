import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { readyMade } from './readyMade.ts';
import { aPicture, signed, startTestHost, type TestHost, uploadPath } from './testing/testHost.ts';

let host: TestHost;
beforeEach(async () => {
  host = await startTestHost();
});

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  });

it('stores an upload and returns its address', async () => {
  const answer = await host.upload(await aPicture(40, 30).jpeg().toBuffer());
  expect(answer.statusCode).toBe(200);
  const { public_id, version, secure_url, ...facts } = answer.json();
  expect(facts).toMatchObject({ format: 'jpg', width: 40, height: 30, bytes: expect.any(Number) });
  expect(secure_url).toBe(`http://shop.test:8080/images/demo/image/upload/v${version}/${public_id}.jpg`);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const delivered = await host.app.inject(new URL(secure_url).pathname);
  expect(delivered.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(facts.bytes),
  });
});

it('makes the sizes of an upload that pages ask for, before they do', async () => {
  await host.upload(await aPicture(40, 30).png().toBuffer(), { public_id: 'fresa' });
  const folder = join(host.folder, 'renditions', 'fresa');
  const made = () => readdir(folder).catch(() => []);
  await expect.poll(async () => (await made()).length, { timeout: 30_000 }).toBe(readyMade.length);
  await host.get('w_160,q_auto,f_auto/v1/fresa.png', 'image/avif');
  await host.get('w_1200,h_630,c_fill,q_auto,f_jpg/v1/fresa.png');
  expect(await made()).toHaveLength(readyMade.length);
});

it('stores an upload under the requested id and folder', async () => {
  const answer = await host.upload(await aPicture(4, 4).png().toBuffer(), {
    public_id: 'fresa',
    folder: 'menu',
  });
  expect(answer.json()).toMatchObject({ public_id: 'menu/fresa', format: 'png' });
  expect((await host.get('v1/menu/fresa.png')).statusCode).toBe(200);
});

it('detects the format by the content, not the name', async () => {
  expect((await host.upload(await aPicture(4, 4).webp().toBuffer(), {}, 'foto.png')).json()).toMatchObject({
    format: 'webp',
  });
});

it.each([
  ['text', Buffer.from('no soy una imagen')],
  [
    'SVG',
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
    ),
  ],
  ['nothing', Buffer.alloc(0)],
])('refuses %s that is called a picture', async (_, content) => {
  const answer = await host.upload(content, {}, 'foto.jpg');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: { message: 'Invalid image file' } });
});

it('refuses a truncated picture', async () => {
  const whole = await noise(200, 200).png().toBuffer();
  expect((await host.upload(whole.subarray(0, whole.length / 2))).statusCode).toBe(400);
});

it('accepts pictures up to 5 MB', async () => {
  const whole = await aPicture(10, 10).jpeg().toBuffer();
  const limit = 5 * 1024 * 1024;
  const padded = (bytes: number) => Buffer.concat([whole, Buffer.alloc(bytes - whole.length)]);
  expect((await host.upload(padded(limit - 1))).statusCode).toBe(200);
  const answer = await host.upload(padded(limit + 1));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.message).toMatch(/^File size too large/);
});

it('accepts only the fields that were signed', async () => {
  const file = await aPicture(4, 4).png().toBuffer();
  expect((await host.post(uploadPath, { upload_preset: 'crepas' }, file)).json()).toEqual({
    error: { message: 'Upload preset must be whitelisted for unsigned uploads' },
  });
  const widened = { ...signed({ upload_preset: 'crepas' }), public_id: 'fresa' };
  expect((await host.post(uploadPath, widened, file)).statusCode).toBe(401);
});

it('accepts uploads only with the preset', async () => {
  const file = await aPicture(4, 4).png().toBuffer();
  expect((await host.upload(file, { upload_preset: 'otro' })).json()).toEqual({
    error: { message: 'Upload preset not found' },
  });
  const fields = signed({ upload_preset: 'crepas' });
  expect((await host.post(uploadPath, signed({}), file)).statusCode).toBe(400);
  expect((await host.post(uploadPath, fields)).statusCode).toBe(400);
  expect((await host.post('/images/v1_1/otra/image/upload', fields, file)).statusCode).toBe(401);
});

it('does not let an upload replace a picture', async () => {
  await host.upload(await aPicture(40, 30).jpeg().toBuffer(), { public_id: 'fresa' });
  const second = await host.upload(await aPicture(4, 4).png().toBuffer(), { public_id: 'fresa' });
  expect(second.json()).toMatchObject({ existing: true, width: 40, format: 'jpg' });
  expect(
    (await host.upload(await aPicture(4, 4).png().toBuffer(), { public_id: 'crepa-nutella' })).json()
      .existing,
  ).toBe(true);
});

it.each(['../fuera', '/etc/x', 'a/../../b', 'a\\b', '.oculto', 'a'.repeat(201)])(
  'refuses the public id %s',
  async (publicId) => {
    const answer = await host.upload(await aPicture(4, 4).png().toBuffer(), { public_id: publicId });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.message).toMatch(/is invalid$/);
  },
);
