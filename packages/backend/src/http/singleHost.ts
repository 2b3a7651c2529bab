import type { FastifyInstance } from 'fastify';
import { HttpError } from './HttpError.ts';

/** Refuses a request with several `Host` headers (RFC 9112, 3.2): a proxy may choose another one than this server. */
export function requireSingleHost(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isHost = (text: string, index: number) => index % 2 === 0 && text.toLowerCase() === 'host';
    const hasSeveral = request.raw.rawHeaders.filter(isHost).length > 1;
    done(hasSeveral ? new HttpError(400, 'La solicitud no es válida.') : undefined);
  });
}
