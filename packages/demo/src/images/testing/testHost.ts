import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type LightMyRequestResponse } from 'fastify';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { imageHost } from '../imageHost.ts';
import * as pictures from '../picture.ts';
import { sign } from '../signature.ts';

export const apiSecret = 'demo-secret';
export const uploadPath = '/images/v1_1/demo/image/upload';
export const destroyPath = '/images/v1_1/demo/image/destroy';

type Answer = Promise<LightMyRequestResponse>;

/** An image host with one demo picture, `crepa-nutella` (800 × 600), beside a folder that must not be served. */
export type TestHost = {
  readonly app: FastifyInstance;
  readonly folder: string;
  /** A form with a file, as browsers send it. */
  readonly post: (url: string, fields: Record<string, string>, file?: Buffer, name?: string) => Answer;
  readonly upload: (file: Buffer, fields?: Record<string, string>, name?: string) => Answer;
  readonly get: (path: string, accept?: string) => Answer;
};

export const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8763a' } });

/** The fields of an upload with the signature of the shop's server. */
export function signed(fields: Record<string, string>): Record<string, string> {
  const timed = { timestamp: String(Math.floor(Date.now() / 1000)), ...fields };
  return { ...timed, signature: sign(timed, apiSecret) };
}

/** Until the end of the test. */
export async function startTestHost(): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'images-'));
  const seedFolder = join(folder, 'seeds');
  await mkdir(seedFolder);
  await writeFile(join(seedFolder, 'crepa-nutella.webp'), await aPicture(800, 600).webp().toBuffer());
  await writeFile(join(folder, 'secret.webp'), await aPicture(8, 8).webp().toBuffer());
  const app = Fastify();
  await app.register(
    imageHost({ folder, seedFolder, pictures, preset: 'crepas', cloudName: 'demo', apiSecret }),
    {
      prefix: '/images',
    },
  );
  onTestFinished(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const post: TestHost['post'] = async (url, fields, file, name = 'foto.jpg') => {
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
  };
  return {
    app,
    folder,
    post,
    upload: (file, fields = {}, name) =>
      post(uploadPath, signed({ upload_preset: 'crepas', ...fields }), file, name),
    get: (path, accept = '*/*') =>
      app.inject({ url: `/images/demo/image/upload/${path}`, headers: { accept } }),
  };
}
