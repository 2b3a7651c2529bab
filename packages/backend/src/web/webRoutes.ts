import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../http/errorHandlers.ts';
import { sendBytes } from '../http/sendBytes.ts';
import { createMissingPage, isForReading } from './missingPage.ts';
import { isAdminPath, isFilePath, isHashedAsset } from './paths.ts';
import type { RenderedPages } from './renderedPages.ts';
import type { WebApps } from './webApps.ts';

const forAYear = 'public, max-age=31536000, immutable';
/** Asked for anew each time, answered with 304 while it is the same. */
const askEachTime = 'no-cache';
/** The same, but a cache in front of many readers may answer them for some seconds. */
const sharedShortly = 'public, max-age=0, s-maxage=5, must-revalidate';
const html = 'text/html; charset=utf-8';

export type WebRoutesParts = {
  readonly apps: WebApps;
  /** Null leaves the drawing to the app. */
  readonly pages: RenderedPages | null;
  /** Where a caller reaches the shop. */
  readonly originOf: (request: FastifyRequest) => string;
};

/**
 * Serves the two apps: their files, the pages drawn ahead, and for every other path the page of the app that owns it.
 */
export function webRoutes(app: FastifyInstance, parts: WebRoutesParts): void {
  const { apps, pages, originOf } = parts;
  const missingPage = createMissingPage(parts);
  const answerMissing = (request: FastifyRequest, reply: FastifyReply) => {
    // No person opens the address of a hashed file.
    if (isHashedAsset(pathOf(request.url))) return answerNotFound(request, reply);
    // One address, two answers.
    reply.header('Vary', 'Accept');
    return isForReading(request) ? missingPage(request, reply, 404) : answerNotFound(request, reply);
  };
  const sendFile = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const smaller = apps.files.get(path.replace(/\.webp$/, '.avif'));
    if (smaller && path.endsWith('.webp')) reply.header('Vary', 'Accept');
    const file = smaller && takesAvif(request) ? smaller : apps.files.get(path);
    if (!file) return answerMissing(request, reply);
    const cacheControl = isHashedAsset(path) || isVersioned(request.url) ? forAYear : askEachTime;
    return sendBytes(request, reply, file.bytes, { contentType: file.contentType, cacheControl });
  };

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (apps.files.has(path) || isHashedAsset(path)) return sendFile(request, reply, path);
    if (/^\/api(\/|$)/.test(path)) return answerNotFound(request, reply);
    if (isAdminPath(path)) {
      return sendBytes(request, reply, apps.adminPage, { contentType: html, cacheControl: askEachTime });
    }
    const page = await pages?.find(path, originOf(request));
    if (page) {
      return sendBytes(request, reply, page.bytes, { ...page, cacheControl: sharedShortly });
    }
    if (isFilePath(path)) return answerMissing(request, reply);
    return sendBytes(request, reply, apps.storePage, { contentType: html, cacheControl: askEachTime });
  });
}

/** A picture that lies there as AVIF too goes out so to browsers that know it: a third smaller. */
const takesAvif = ({ headers }: FastifyRequest) => headers.accept?.includes('image/avif') ?? false;

/** The app names the content it means: another one has another address. */
const isVersioned = (url: string) => /\?v=\w+$/.test(url);

/** Fastify refused what cannot be decoded. */
const pathOf = (url: string) => decodeURI(url.replace(/[?#].*$/, ''));
