import { join } from 'node:path';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { deliver } from './deliver.ts';
import { destroy } from './destroy.ts';
import { type Host, mostBytes } from './host.ts';
import { createOriginals } from './originals.ts';
import type { PictureWork } from './picture.ts';
import { createRenditions } from './renditions.ts';
import { upload } from './upload.ts';

export type ImageHostOptions = {
  /** The folder of uploads and renditions. */
  readonly folder: string;
  /** Read-only pictures, `<public id>.webp`. */
  readonly seedFolder?: string;
  /** The seed pictures' renditions, made by `makeReady.ts`. */
  readonly readyFolder?: string;
  readonly pictures: PictureWork;
  /** The name of the upload preset. */
  readonly preset: string;
  readonly cloudName: string;
  /** Without it every upload and destroy is refused. */
  readonly apiSecret?: string;
};

type Cloud = { Params: { cloud: string } };
type Asset = { Params: { cloud: string; '*': string } };

/**
 * An image host with Cloudinary's API: signed uploads and destroys, and pictures resized and encoded by their
 * address.
 *
 * @example app.register(imageHost({ folder, pictures, preset: 'crepas', cloudName: 'demo' }), { prefix: '/images' });
 */
export const imageHost =
  (options: ImageHostOptions): FastifyPluginAsync =>
  async (app) => {
    const host: Host = {
      ...options,
      prefix: app.prefix,
      originals: createOriginals(join(options.folder, 'originals'), options.seedFolder),
      renditions: createRenditions({
        folder: join(options.folder, 'renditions'),
        readyFolder: options.readyFolder,
        make: options.pictures.render,
      }),
    };
    app.addHook('onClose', host.renditions.settled);
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: mostBytes, files: 1, fields: 20 },
    });
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    allowEveryOrigin(app);
    app.post<Cloud>('/v1_1/:cloud/image/upload', (request, reply) => upload(host, request, reply));
    app.post<Cloud>('/v1_1/:cloud/image/destroy', (request, reply) => destroy(host, request, reply));
    app.get<Asset>('/:cloud/image/upload/*', (request, reply) => deliver(host, request, reply));
  };

function allowEveryOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (_, reply) => {
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
  });
  app.options('/*', (_, reply) =>
    reply
      .headers({ 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': '*' })
      .code(204)
      .send(),
  );
}
