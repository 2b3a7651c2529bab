import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from './caller.ts';

/** On the same machine, or with the token of the settings. */
export const isOperator = (request: FastifyRequest, token: string | null): boolean =>
  isFromThisMachine(request) || showsToken(token, request);

/** A request through a proxy on this machine comes from elsewhere. */
function isFromThisMachine({ socket, headers }: FastifyRequest): boolean {
  const isProxied = ['x-forwarded-for', 'forwarded', 'via'].some((name) => headers[name] !== undefined);
  return !isProxied && /^(::1|(::ffff:)?127(\.\d+){3})$/.test(socket.remoteAddress ?? '');
}

function showsToken(token: string | null, request: FastifyRequest): boolean {
  const shown = bearerToken(request);
  return token !== null && shown !== null && timingSafeEqual(digestOf(shown), digestOf(token));
}

const digestOf = (text: string) => createHash('sha256').update(text).digest();
