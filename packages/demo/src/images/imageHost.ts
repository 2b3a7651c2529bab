import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { readForm } from './form.ts';
import { createPictureStore, type Folders } from './pictureStore.ts';
import { isSigned } from './signature.ts';
import { parseDelivery } from './sizes.ts';

export type ImageHostOptions = Folders & {
  /** The name of the upload preset, whose signing mode is «Signed»: its name alone is not enough to add a picture. */
  readonly preset: string;
  readonly cloudName: string;
  readonly apiSecret: string;
};

type Cloud = { Params: { cloud: string } };
type Asset = { Params: { cloud: string; '*': string } };

const maxBytes = 5 * 1024 * 1024;
const forEver = 'public, max-age=31536000, immutable';

/** An error in Cloudinary's shape. */
const refuse = (reply: FastifyReply, status: number, message: string) =>
  reply.code(status).header('cache-control', 'no-store').send({ error: { message } });

/**
 * An image host with Cloudinary's API: signed uploads and destroys, and the sizes of a picture that the apps ask for.
 *
 * @example app.register(imageHost({ folder, preset: 'crepas', cloudName: 'demo', … }), { prefix: '/images' });
 */
export const imageHost =
  ({ preset, cloudName, apiSecret, ...folders }: ImageHostOptions): FastifyPluginAsync =>
  async (app) => {
    const pictures = createPictureStore(folders);
    app.addHook('onClose', pictures.settled);
    await app.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: maxBytes, files: 1, fields: 20 },
    });
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.addHook('onRequest', async (_, reply) => {
      reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    });
    app.options('/*', (_, reply) =>
      reply
        .headers({ 'access-control-allow-methods': 'GET, POST', 'access-control-allow-headers': '*' })
        .code(204)
        .send(),
    );

    app.addHook<Cloud>('preHandler', async ({ method, params: { cloud } }, reply) => {
      if (method === 'POST' && cloud !== cloudName) await refuse(reply, 401, `Invalid cloud_name ${cloud}`);
    });

    app.post('/v1_1/:cloud/image/upload', async (request, reply) => {
      const { fields, file } = await readForm(request);
      if (fields.signature === undefined)
        return refuse(reply, 400, 'Upload preset must be whitelisted for unsigned uploads');
      if (!isSigned(fields, apiSecret, Date.now())) return refuse(reply, 401, 'Invalid Signature');
      if (fields.upload_preset !== preset) return refuse(reply, 400, 'Upload preset not found');
      if (!file) return refuse(reply, 400, 'Missing required parameter - file');
      if (file.isTooLarge) return refuse(reply, 400, `File size too large. Maximum is ${maxBytes}.`);
      const added = await pictures.add(file.content);
      if (!added) return refuse(reply, 400, 'Invalid image file');
      const { publicId, ...facts } = added;
      const address = `${request.protocol}://${request.host}${app.prefix}/${cloudName}/image/upload`;
      return { public_id: publicId, ...facts, secure_url: `${address}/v1/${publicId}.${facts.format}` };
    });

    app.post('/v1_1/:cloud/image/destroy', async (request, reply) => {
      const { fields } = await readForm(request);
      if (!isSigned(fields, apiSecret, Date.now())) return refuse(reply, 401, 'Invalid Signature');
      const delivery = parseDelivery(fields.public_id ?? '');
      const isRemoved = typeof delivery === 'object' && (await pictures.remove(delivery.publicId));
      return { result: isRemoved ? 'ok' : 'not found' };
    });

    app.get<Asset>('/:cloud/image/upload/*', async ({ params, headers }, reply) => {
      const delivery = params.cloud === cloudName && parseDelivery(params['*'], headers.accept);
      if (delivery === 'bad') return refuse(reply, 400, 'Invalid transformation');
      const found = delivery ? await pictures.find(delivery) : undefined;
      if (!found) return refuse(reply, 404, 'Resource not found');
      const { content, extension, isFinal } = found;
      return reply
        .type(`image/${extension === 'jpg' ? 'jpeg' : extension}`)
        .headers({ vary: 'Accept', 'cache-control': isFinal ? forEver : 'no-store' })
        .send(content);
    });
  };
