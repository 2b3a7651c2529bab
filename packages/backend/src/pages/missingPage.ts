import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendPrecompressed } from '../precompressed/sendPrecompressed.ts';
import type { WebParts } from './WebParts.ts';

/** Sends the store's own page for an unknown address. */
export type MissingPage = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: 400 | 404,
) => Promise<FastifyReply>;

/** Whether a browser navigates to a page: only then does it accept HTML. Other requests get an error as JSON. */
export const isNavigation = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' && !/^\/api([/?]|$)/.test(url) && (headers.accept?.includes('text/html') ?? false);

/** Any unknown path: the rendered page is the same for all of them. */
const missingPath = '/404';

export function createMissingPage({ worded, pages, originOf }: WebParts): MissingPage {
  return async (request, reply, status) => {
    const page = await pages?.find(missingPath, originOf(request));
    return sendPrecompressed(request, reply, page?.body ?? worded().storePage, {
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-store',
      status,
    });
  };
}
