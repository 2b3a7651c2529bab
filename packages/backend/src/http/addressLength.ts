import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';

/** In characters, as they were sent. The longest path of the shop has some sixty. */
const maxPathLength = 1_000;

/** With its query: a search text is encoded, and advertisements add parameters of their own to a link. */
const maxUrlLength = 4_000;

export const isTooLong = (url: string): boolean =>
  url.length > maxUrlLength ||
  (url.length > maxPathLength && url.split('?', 1).join('').length > maxPathLength);

export const addressTooLong = () => new HttpError(414, 'La dirección es demasiado larga.');

/** Refuses a longer address with 414. Register it first, so that no other hook and no route reads a long one. */
export function limitAddressLength(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    done(isTooLong(request.url) ? addressTooLong() : undefined);
  });
}
