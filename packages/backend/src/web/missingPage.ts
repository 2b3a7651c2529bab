import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPrecompressed } from '../precompressed/sendPrecompressed.ts';
import type { WebParts } from './WebParts.ts';

/** Answers with the store's own page for an address that it does not have. */
export type MissingPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: 400 | 404,
) => Promise<FastifyReply>;

/**
 * A browser that opens an address for a person asks for HTML; one that loads a file for a page, or an app that calls
 * the API, does not. A person gets a page to read, everything else a status with JSON.
 */
export const isForReading = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/api([/?]|$)/.test(url) && (headers.accept?.includes('text/html') ?? false);

/** Any path that the store does not have: the renderer draws one page for all of them. */
const missingPath = '/404';

export function createMissingPage({ apps, pages, originOf }: WebParts): MissingPage {
  return async (request, reply, status) => {
    const page = await pages?.find(missingPath, originOf(request));
    return sendPrecompressed(request, reply, page?.body ?? apps.storePage, {
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-store',
      status,
    });
  };
}
