import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { imageHost } from './imageHost.ts';
import { sign } from './signature.ts';

const SECRET = 'demo-secret';
const UPLOAD = '/images/v1_1/demo/image/upload';
const DESTROY = '/images/v1_1/demo/image/destroy';

let folder: string;
let app: FastifyInstance;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'images-'));
  const seedFolder = join(folder, 'seeds');
  await mkdir(seedFolder);
  await writeFile(join(seedFolder, 'crepa-nutella.webp'), await picture(800, 600).webp().toBuffer());
  await writeFile(join(folder, 'secret.webp'), await picture(8, 8).webp().toBuffer());
  app = Fastify();
  await app.register(
    imageHost({ folder, seedFolder, preset: 'crepas', cloudName: 'demo', apiSecret: SECRET }),
    { prefix: '/images' },
  );
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });
});

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8763a' } });

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

async function post(url: string, fields: Record<string, string>, file?: Buffer, name = 'foto.jpg') {
  const form = new FormData();
  if (file) form.append('file', new Blob([Uint8Array.from(file)]), name);
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  const { headers, body } = new Response(form);
  const payload = Buffer.from(await new Response(body).arrayBuffer());
  const contentType = headers.get('content-type') ?? '';
  return app.inject({
    method: 'POST',
    url,
    payload,
    headers: { 'content-type': contentType, host: 'shop.test:8080' },
  });
}

const upload = async (file: Buffer, fields = {}, name?: string) =>
  post(UPLOAD, { upload_preset: 'crepas', ...fields }, file, name);

const get = (path: string, accept = '*/*') =>
  app.inject({ url: `/images/demo/image/upload/${path}`, headers: { accept } });

const signed = (publicId: string) => {
  const params = { public_id: publicId, timestamp: String(Math.floor(Date.now() / 1000)) };
  return { ...params, api_key: 'demo', signature: sign(params, SECRET) };
};

it('keeps an upload and says where it is', async () => {
  const answer = await upload(await picture(40, 30).jpeg().toBuffer());
  expect(answer.statusCode).toBe(200);
  const { public_id, version, secure_url, ...facts } = answer.json();
  expect(facts).toMatchObject({ format: 'jpg', width: 40, height: 30, bytes: expect.any(Number) });
  expect(secure_url).toBe(`http://shop.test:8080/images/demo/image/upload/v${version}/${public_id}.jpg`);
  expect(answer.headers['access-control-allow-origin']).toBe('*');
  const delivered = await app.inject(new URL(secure_url).pathname);
  expect(delivered.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-length': String(facts.bytes),
  });
});

it('puts an upload under the id and in the folder it asks for', async () => {
  const answer = await upload(await picture(4, 4).png().toBuffer(), { public_id: 'fresa', folder: 'menu' });
  expect(answer.json()).toMatchObject({ public_id: 'menu/fresa', format: 'png' });
  expect((await get('v1/menu/fresa.png')).statusCode).toBe(200);
});

it('knows a picture by its content, whatever it is called', async () => {
  expect((await upload(await picture(4, 4).webp().toBuffer(), {}, 'foto.png')).json()).toMatchObject({
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
  const answer = await upload(content, {}, 'foto.jpg');
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toEqual({ error: { message: 'Invalid image file' } });
});

it('refuses a torn picture', async () => {
  const whole = await noise(200, 200).png().toBuffer();
  expect((await upload(whole.subarray(0, whole.length / 2))).statusCode).toBe(400);
});

it('takes pictures up to 5 MB and no more', async () => {
  const whole = await picture(10, 10).jpeg().toBuffer();
  const limit = 5 * 1024 * 1024;
  const padded = (bytes: number) => Buffer.concat([whole, Buffer.alloc(bytes - whole.length)]);
  expect((await upload(padded(limit - 1))).statusCode).toBe(200);
  const answer = await upload(padded(limit + 1));
  expect(answer.statusCode).toBe(400);
  expect(answer.json().error.message).toMatch(/^File size too large/);
});

it('takes uploads only with the preset', async () => {
  const file = await picture(4, 4).png().toBuffer();
  expect((await upload(file, { upload_preset: 'otro' })).json()).toEqual({
    error: { message: 'Upload preset not found' },
  });
  expect((await post(UPLOAD, {}, file)).statusCode).toBe(400);
  expect((await post(UPLOAD, { upload_preset: 'crepas' })).statusCode).toBe(400);
  expect((await post('/images/v1_1/otra/image/upload', { upload_preset: 'crepas' }, file)).statusCode).toBe(
    401,
  );
});

it('does not let an upload replace a picture', async () => {
  await upload(await picture(40, 30).jpeg().toBuffer(), { public_id: 'fresa' });
  const second = await upload(await picture(4, 4).png().toBuffer(), { public_id: 'fresa' });
  expect(second.json()).toMatchObject({ existing: true, width: 40, format: 'jpg' });
  expect(
    (await upload(await picture(4, 4).png().toBuffer(), { public_id: 'crepa-nutella' })).json().existing,
  ).toBe(true);
});

it.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/jpeg', 'jpeg'],
])('answers «Accept: %s» with %s', async (accept, type, format) => {
  const answer = await get('w_320,q_auto,f_auto/v1/crepa-nutella.webp', accept);
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
  const { rawPayload } = await get(`${transformation}/crepa-nutella.jpg`);
  expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width, height });
});

it('turns a picture the way its camera was held', async () => {
  const sideways = await picture(40, 30).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect((await upload(sideways, { public_id: 'girada' })).json()).toMatchObject({ width: 30, height: 40 });
  expect(await sharp((await get('w_15/girada.webp')).rawPayload).metadata()).toMatchObject({
    width: 15,
    height: 20,
  });
});

it('computes equal pictures once, also when asked for together', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => get('w_64,f_webp/crepa-nutella')));
  expect(new Set(answers.map(({ rawPayload }) => rawPayload.toString('base64'))).size).toBe(1);
  await get('w_64,f_webp/v7/crepa-nutella');
  expect(await readdir(join(folder, 'renditions', 'crepa-nutella'))).toHaveLength(1);
});

it.each([
  'w_2001/crepa-nutella.jpg',
  'w_x/crepa-nutella.jpg',
  'e_blur/crepa-nutella.jpg',
  'crepa-nutella.exe',
])('calls %s a bad request', async (path) => {
  const answer = await get(path);
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
  expect((await get(path)).statusCode).toBe(404);
});

it.each(['../fuera', '/etc/x', 'a/../../b', 'a\\b', '.oculto', 'a'.repeat(201)])(
  'refuses the public id %s',
  async (publicId) => {
    const answer = await upload(await picture(4, 4).png().toBuffer(), { public_id: publicId });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.message).toMatch(/is invalid$/);
  },
);

it('destroys a picture and all that was made of it', async () => {
  await upload(await picture(40, 30).jpeg().toBuffer(), { public_id: 'fresa' });
  await get('w_10/fresa.webp');
  expect((await post(DESTROY, signed('fresa'))).json()).toEqual({ result: 'ok' });
  expect((await get('w_10/fresa.webp')).statusCode).toBe(404);
  expect((await get('fresa.jpg')).statusCode).toBe(404);
  expect((await post(DESTROY, signed('fresa'))).json()).toEqual({ result: 'not found' });
});

it('takes the order to destroy as a URL-encoded form and as JSON too', async () => {
  const payload = new URLSearchParams(signed('nada')).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  expect((await app.inject({ method: 'POST', url: DESTROY, payload, headers })).json()).toEqual({
    result: 'not found',
  });
  expect((await app.inject({ method: 'POST', url: DESTROY, payload: signed('nada') })).json()).toEqual({
    result: 'not found',
  });
});

it('destroys nothing without the right signature', async () => {
  await upload(await picture(40, 30).jpeg().toBuffer(), { public_id: 'fresa' });
  expect((await post(DESTROY, { public_id: 'fresa' })).statusCode).toBe(401);
  expect((await post(DESTROY, { ...signed('otra'), public_id: 'fresa' })).statusCode).toBe(401);
  expect((await get('fresa.jpg')).statusCode).toBe(200);
});

it('keeps the demo pictures', async () => {
  expect((await post(DESTROY, signed('crepa-nutella'))).json()).toEqual({ result: 'not found' });
  expect((await get('crepa-nutella.webp')).statusCode).toBe(200);
});

it('answers preflights from any origin', async () => {
  const answer = await app.inject({
    method: 'OPTIONS',
    url: UPLOAD,
    headers: { origin: 'http://localhost:5173' },
  });
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST',
  });
});
