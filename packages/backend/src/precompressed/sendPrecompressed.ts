import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncodings, type Encoding } from './acceptedEncodings.ts';
import type { PrecompressedBody } from './PrecompressedBody.ts';

/** Names and values alternate, as in `response.writeHead`. */
export type HeaderList = readonly string[];

declare module 'fastify' {
  interface FastifyReply {
    /** Set before the handler runs. A handler that bypasses Fastify's `send` must write them itself. */
    securityHeaders: HeaderList | undefined;
  }
}

export type SendOptions = {
  readonly contentType: string;
  readonly cacheControl: string;
  /** Default: 200. */
  readonly status?: number;
};

/**
 * Sends a precompressed body in the best encoding that the client accepts, or 304 if the client has it.
 * Bypasses Fastify's `send`, which takes two thirds of the time of a cached answer.
 */
export function sendPrecompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  content: PrecompressedBody,
  { contentType, cacheControl, status = 200 }: SendOptions,
): FastifyReply {
  const { vary, ...alreadySet } = reply.getHeaders();
  const head: string[] = [...(reply.securityHeaders ?? [])];
  for (const [name, value] of Object.entries(alreadySet)) head.push(name, String(value));
  head.push('ETag', content.etag, 'Cache-Control', cacheControl);
  head.push('Vary', vary ? `${vary}, Accept-Encoding` : 'Accept-Encoding');

  reply.hijack();
  if (matchesEtag(request.headers['if-none-match'], content.etag)) {
    reply.raw.writeHead(304, head).end();
    return reply;
  }
  const { body, encoding } = bestEncoding(content, acceptedEncodings(request.headers['accept-encoding']));
  if (encoding) head.push('Content-Encoding', encoding);
  head.push('Content-Type', contentType, 'Content-Length', String(body.length));
  reply.raw.writeHead(status, head);
  if (request.method === 'HEAD') reply.raw.end();
  else reply.raw.end(body);
  return reply;
}

function matchesEtag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim() === etag || tag.trim() === '*') ?? false;
}

type Choice = { readonly body: Buffer; readonly encoding: Encoding | null };

function bestEncoding({ plain, gzip, br }: PrecompressedBody, accepted: ReadonlySet<string>): Choice {
  if (br && accepted.has('br')) return { body: br, encoding: 'br' };
  if (gzip && accepted.has('gzip')) return { body: gzip, encoding: 'gzip' };
  return { body: plain, encoding: null };
}
