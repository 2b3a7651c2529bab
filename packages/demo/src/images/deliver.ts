import { readFile } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { parseDeliveryPath } from './deliveryPath.ts';
import { contentTypes, negotiate } from './formats.ts';
import { type Host, refuse } from './host.ts';
import { unchanged } from './transformation.ts';

type Asset = { Params: { cloud: string; '*': string } };

const forEver = 'public, max-age=31536000, immutable';

/** The requested form of a picture. An address without a transformation gets the uploaded file. */
export async function deliver(host: Host, request: FastifyRequest<Asset>, reply: FastifyReply) {
  const { cloudName, originals, renditions } = host;
  const delivery = parseDeliveryPath(request.params['*']);
  if (delivery === 'bad') return refuse(reply, 400, 'Invalid transformation or format');
  const isOurs = delivery && request.params.cloud === cloudName;
  const original = isOurs ? await originals.find(delivery.publicId) : undefined;
  if (!isOurs || !original) return refuse(reply, 404, 'Resource not found');

  const { transformation, extension = original.format } = delivery;
  const wanted = transformation.format ?? extension;
  if (wanted === 'auto') reply.header('vary', 'Accept');
  const format = wanted === 'auto' ? negotiate(request.headers.accept) : wanted;
  const isUnchanged = transformation === unchanged && format === original.format;
  const content = isUnchanged
    ? await readFile(original.path)
    : await renditions.get(original, { ...transformation, format });
  return reply.type(contentTypes[format]).header('cache-control', forEver).send(content);
}
