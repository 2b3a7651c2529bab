import type { FastifyReply, FastifyRequest } from 'fastify';
import { toHttpError } from './errorAnswer.ts';
import { HttpError } from './HttpError.ts';

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toHttpError(error);
  const { raw } = request;
  if (raw.destroyed && !raw.complete) request.log.debug({ err: error }, 'the caller broke off');
  else if (refusal === null) request.log.error({ err: error }, 'request failed');
  else if (refusal.status >= 500) request.log.warn({ err: error }, 'request refused');
  const { status, headers, body } = refusal ?? new HttpError(500, 'Error interno');
  return reply.code(status).headers(headers).header('Cache-Control', 'no-store').send(body);
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(new HttpError(404, 'No existe.'), request, reply);
}
