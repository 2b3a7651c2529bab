import { isAdminPath } from '@crepas/api';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AddressLimit } from '../http/limits.ts';
import { isHashedAsset } from '../http/securityHeaders.ts';
import { sendPrecompressed } from '../precompressed/sendPrecompressed.ts';
import type { BuiltApps } from './builtApps.ts';
import type { RenderedPages } from './renderedPages.ts';
import { manifestOfOrder, manifestPath, type WordedFiles } from './wordedFiles.ts';

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

export function createMissingPage({ worded, pages, originOf }: PageParts): MissingPage {
  return async (request, reply, status) => {
    const page = await pages?.find(missingPath, originOf(request));
    return sendPrecompressed(request, reply, page?.body ?? worded().storePage, {
      contentType: 'text/html; charset=utf-8',
      cacheControl: 'no-store',
      status,
    });
  };
}

export type PageParts = {
  readonly apps: BuiltApps;
  readonly worded: () => WordedFiles;
  /** Null: the server renders no pages, the app renders them in the browser. */
  readonly pages: RenderedPages | null;
  /** The origin by which a client reaches the shop. */
  readonly originOf: (request: FastifyRequest) => string;
  readonly limitPages: AddressLimit;
};

const cachedForAYear = 'public, max-age=31536000, immutable';
/** The browser revalidates on each use and gets 304 while the content is the same. */
const revalidated = 'no-cache';
/** The same, but a shared cache may answer for some seconds. */
const sharedCached = 'public, max-age=0, s-maxage=5, must-revalidate';
const html = 'text/html; charset=utf-8';

/** Serves the two apps: their files, the rendered pages, and for every other path the page of the app that owns it. */
export function pageRoutes(app: FastifyInstance, parts: PageParts): void {
  const { apps, worded, pages, originOf, limitPages } = parts;
  const missingPage = createMissingPage(parts);
  const answerMissing = (request: FastifyRequest, reply: FastifyReply) => {
    // A hashed file is never a page.
    if (isHashedAsset(pathOf(request.url))) return reply.callNotFound();
    // The answer depends on `Accept`.
    reply.header('Vary', 'Accept');
    return isNavigation(request) ? missingPage(request, reply, 404) : reply.callNotFound();
  };
  const sendFile = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const avif = apps.files.get(path.replace(/\.webp$/, '.avif'));
    if (avif && path.endsWith('.webp')) reply.header('Vary', 'Accept');
    const file = avif && acceptsAvif(request) ? avif : apps.files.get(path);
    if (!file) return answerMissing(request, reply);
    const cacheControl = isHashedAsset(path) || isVersioned(request.url) ? cachedForAYear : revalidated;
    const manifest = path === manifestPath ? worded().manifest : null;
    const ofOrder = manifest && manifestOfOrder(manifest, request.url);
    if (ofOrder) {
      reply.header('Cache-Control', revalidated).type(file.contentType);
      return reply.send(JSON.stringify(ofOrder));
    }
    const body = manifest ?? file.body;
    return sendPrecompressed(request, reply, body, { contentType: file.contentType, cacheControl });
  };

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (apps.files.has(path) || isHashedAsset(path)) return sendFile(request, reply, path);
    // A page loads dozens of files, which are only read from memory: they do not count.
    await limitPages(request);
    if (/^\/api(\/|$)/.test(path)) return reply.callNotFound();
    if (isAdminPath(request.url)) {
      return sendPrecompressed(request, reply, worded().adminPage, {
        contentType: html,
        cacheControl: revalidated,
      });
    }
    const page = await pages?.find(path, originOf(request));
    if (page) {
      return sendPrecompressed(request, reply, page.body, { ...page, cacheControl: sharedCached });
    }
    if (isFilePath(path)) return answerMissing(request, reply);
    return sendPrecompressed(request, reply, worded().storePage, {
      contentType: html,
      cacheControl: revalidated,
    });
  });
}

/** An AVIF is a third smaller than the same picture as WebP. */
const acceptsAvif = ({ headers }: FastifyRequest) => headers.accept?.includes('image/avif') ?? false;

/** The query is a hash of the content, so a new content has a new address. */
const isVersioned = (url: string) => /\?v=\w+$/.test(url);

/** Never throws: Fastify has refused paths that cannot be decoded. */
const pathOf = (url: string) => decodeURI(url.replace(/[?#].*/s, ''));

/** Screens whose path ends with an id of any form: `/add/1.5` is an unknown product, not a file. */
const isScreenWithId = (path: string): boolean => /^\/(add|order-details)\//.test(path);

/** Paths of files: a missing file is answered with 404, not with the page of the app. */
const isFilePath = (path: string): boolean =>
  isHashedAsset(path) || (/\.[a-z\d]+$/i.test(path) && !isScreenWithId(path));
