import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../http/errorHandlers.ts';
import { sendBytes } from '../http/sendBytes.ts';
import { isAdminPath, isFilePath, isHashedAsset } from './paths.ts';
import type { WebApps } from './webApps.ts';

const forAYear = 'public, max-age=31536000, immutable';
/** Asked for anew each time, answered with 304 while it is the same. */
const askEachTime = 'no-cache';

/** Serves the two apps: their files, and for every other path the page of the app that owns it. */
export function webRoutes(app: FastifyInstance, apps: WebApps): void {
  app.get('/*', (request, reply) => {
    const path = pathOf(request.url);
    const file = apps.files.get(path);
    if (file) {
      return sendBytes(request, reply, file.bytes, {
        contentType: file.contentType,
        cacheControl: isHashedAsset(path) ? forAYear : askEachTime,
      });
    }
    if (isFilePath(path) || /^\/api(\/|$)/.test(path)) return answerNotFound(request, reply);
    return sendBytes(request, reply, isAdminPath(path) ? apps.adminPage : apps.storePage, {
      contentType: 'text/html; charset=utf-8',
      cacheControl: askEachTime,
    });
  });
}

/** Fastify refused what cannot be decoded. */
const pathOf = (url: string) => decodeURI(url.replace(/[?#].*$/, ''));
