import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { imageHost } from '../imageHost.ts';
import { makePictures } from '../makePictures.ts';
import type { MakePictures } from '../pictureProcess.ts';
import { sign } from '../signature.ts';
import { writeWhole } from '../writeWhole.ts';

const apiSecret = 'demo-secret';
export const uploadPath = '/images/v1_1/demo/image/upload';
export const destroyPath = '/images/v1_1/demo/image/destroy';

type Answer = Promise<LightMyRequestResponse>;

export type TestHost = {
  readonly app: FastifyInstance;
  readonly post: (url: string, fields: Record<string, string>, file?: Buffer) => Answer;
  readonly upload: (file: Buffer, fields?: Record<string, string>) => Answer;
  readonly get: (path: string, accept?: string) => Answer;
};

export const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8763a' } });

/** The fields of a request with the signature of the shop's server. */
export function signed(fields: Record<string, string>): Record<string, string> {
  const timed = { timestamp: String(Math.floor(Date.now() / 1000)), ...fields };
  return { ...timed, signature: sign(timed, apiSecret) };
}

/** One demo picture, `menu/crepa`, beside a file that must not be served. */
export async function makeSeeds() {
  const root = await mkdtemp(join(tmpdir(), 'pictures-'));
  const [seedFolder, readyFolder] = [join(root, 'seeds'), join(root, 'ready')];
  const seed = await aPicture(800, 600).webp().toBuffer();
  await writeWhole(join(seedFolder, 'menu/crepa.webp'), seed);
  await makePictures(seed, join(readyFolder, 'menu/crepa'));
  await writeWhole(join(root, 'secret.webp'), await aPicture(8, 8).webp().toBuffer());
  return { seedFolder, readyFolder, remove: () => rm(root, { recursive: true }) };
}

type Seeds = { readonly seedFolder: string; readonly readyFolder: string };

/** Until the end of the test. */
export async function startTestHost(
  { seedFolder, readyFolder }: Seeds,
  makeUpload: MakePictures,
): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  const app = Fastify();
  const folders = { folder, seedFolder, readyFolder, makePictures: makeUpload };
  await app.register(imageHost({ ...folders, preset: 'crepas', cloudName: 'demo', apiSecret }), {
    prefix: '/images',
  });
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const post: TestHost['post'] = async (url, fields, file) => {
    const form = new FormData();
    if (file) form.append('file', new Blob([Uint8Array.from(file)]), 'foto.jpg');
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
  };
  return {
    app,
    post,
    upload: (file, fields = {}) => post(uploadPath, signed({ upload_preset: 'crepas', ...fields }), file),
    get: (path, accept = '*/*') =>
      app.inject({ url: `/images/demo/image/upload/${path}`, headers: { accept } }),
  };
}
