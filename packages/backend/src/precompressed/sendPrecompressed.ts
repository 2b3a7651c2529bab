import type { FastifyReply, FastifyRequest } from 'fastify';
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

type Choice = { readonly body: Buffer; readonly encoding: 'br' | 'gzip' | null };

function bestEncoding({ plain, gzip, br }: PrecompressedBody, accepted: ReadonlySet<string>): Choice {
  if (br && accepted.has('br')) return { body: br, encoding: 'br' };
  if (gzip && accepted.has('gzip')) return { body: gzip, encoding: 'gzip' };
  return { body: plain, encoding: null };
}

/** Browsers send the same few headers, but an attacker can send any number of different ones. */
const maxCached = 100;
const cache = new Map<string, ReadonlySet<string>>();

/** The longest of a browser has some thirty characters. A longer one gets the plain body. */
const maxHeaderLength = 200;

function acceptedEncodings(header = ''): ReadonlySet<string> {
  if (header.length > maxHeaderLength) return new Set();
  const cached = cache.get(header);
  if (cached) return cached;
  if (cache.size >= maxCached) cache.clear();
  const accepted = parseEncodings(header);
  cache.set(header, accepted);
  return accepted;
}

function parseEncodings(header: string): ReadonlySet<string> {
  const accepted = header
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .filter(([, quality = 'q=1']) => quality.startsWith('q=') && Number(quality.slice(2)) > 0);
  return new Set(accepted.map(([encoding = '']) => encoding));
}
