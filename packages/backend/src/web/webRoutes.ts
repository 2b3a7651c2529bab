import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isHashedAsset } from '../hashedAsset.ts';
import { sendPrecompressed } from '../precompressed/sendPrecompressed.ts';
import { createMissingPage, isForReading } from './missingPage.ts';
import { isAdminPath, isFilePath } from './paths.ts';
import type { WebParts } from './WebParts.ts';

const forAYear = 'public, max-age=31536000, immutable';
/** Asked for anew each time, answered with 304 while it is the same. */
const askEachTime = 'no-cache';
/** The same, but a cache in front of many readers may answer them for some seconds. */
const sharedShortly = 'public, max-age=0, s-maxage=5, must-revalidate';
const html = 'text/html; charset=utf-8';

/**
 * Serves the two apps: their files, the pages drawn ahead, and for every other path the page of the app that owns it.
 */
export function webRoutes(app: FastifyInstance, parts: WebParts): void {
  const { apps, pages, originOf } = parts;
  const missingPage = createMissingPage(parts);
  const answerMissing = (request: FastifyRequest, reply: FastifyReply) => {
    // No person opens the address of a hashed file.
    if (isHashedAsset(pathOf(request.url))) return reply.callNotFound();
    // One address, two answers.
    reply.header('Vary', 'Accept');
    return isForReading(request) ? missingPage(request, reply, 404) : reply.callNotFound();
  };
  const sendFile = (request: FastifyRequest, reply: FastifyReply, path: string) => {
    const smaller = apps.files.get(path.replace(/\.webp$/, '.avif'));
    if (smaller && path.endsWith('.webp')) reply.header('Vary', 'Accept');
    const file = smaller && takesAvif(request) ? smaller : apps.files.get(path);
    if (!file) return answerMissing(request, reply);
    const cacheControl = isHashedAsset(path) || isVersioned(request.url) ? forAYear : askEachTime;
    return sendPrecompressed(request, reply, file.body, { contentType: file.contentType, cacheControl });
  };

  app.get('/*', async (request, reply) => {
    const path = pathOf(request.url);
    if (apps.files.has(path) || isHashedAsset(path)) return sendFile(request, reply, path);
    if (/^\/api(\/|$)/.test(path)) return reply.callNotFound();
    if (isAdminPath(path)) {
      return sendPrecompressed(request, reply, apps.adminPage, {
        contentType: html,
        cacheControl: askEachTime,
      });
    }
    const page = await pages?.find(path, originOf(request));
    if (page) {
      return sendPrecompressed(request, reply, page.body, { ...page, cacheControl: sharedShortly });
    }
    if (isFilePath(path)) return answerMissing(request, reply);
    return sendPrecompressed(request, reply, apps.storePage, {
      contentType: html,
      cacheControl: askEachTime,
    });
  });
}

/** A picture that lies there as AVIF too goes out so to browsers that know it: a third smaller. */
const takesAvif = ({ headers }: FastifyRequest) => headers.accept?.includes('image/avif') ?? false;

/** The app names the content it means: another one has another address. */
const isVersioned = (url: string) => /\?v=\w+$/.test(url);

/** Fastify refused what cannot be decoded. */
const pathOf = (url: string) => decodeURI(url.replace(/[?#].*$/, ''));
