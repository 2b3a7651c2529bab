import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ReadyBytes } from '../readyBytes.ts';

export type Delivery = { readonly contentType: string; readonly cacheControl: string };

/** Sends ready bytes in the best encoding the client takes, or 304 when it has them. */
export function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  bytes: ReadyBytes,
  { contentType, cacheControl }: Delivery,
): FastifyReply {
  const vary = reply.getHeader('Vary');
  reply.headers({
    ETag: bytes.etag,
    'Cache-Control': cacheControl,
    Vary: vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding',
  });
  if (isKnown(request.headers['if-none-match'], bytes.etag)) return reply.code(304).send();

  const { body, encoding } = bestEncoding(bytes, acceptedEncodings(request.headers['accept-encoding']));
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.type(contentType).send(body);
}

function isKnown(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
}

function acceptedEncodings(header = ''): ReadonlySet<string> {
  const accepted = header
    .split(',')
    .map((part) =>
      part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q=/),
    )
    .filter(([, quality = '1']) => Number(quality) > 0);
  return new Set(accepted.map(([encoding = '']) => encoding));
}

function bestEncoding({ plain, gzip, br }: ReadyBytes, accepted: ReadonlySet<string>) {
  if (br && accepted.has('br')) return { body: br, encoding: 'br' };
  if (gzip && accepted.has('gzip')) return { body: gzip, encoding: 'gzip' };
  return { body: plain, encoding: null };
}
