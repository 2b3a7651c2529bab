import type { FastifyReply, FastifyRequest } from 'fastify';
import { isUnavailable, isUnstorable } from '../db/failures.ts';
import { KeysUnavailable } from '../identity/googleKeys.ts';
import { BadToken } from '../identity/verifyToken.ts';
import { HttpError } from './HttpError.ts';

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = toHttpError(error);
  const { raw } = request;
  if (raw.destroyed && !raw.complete) request.log.debug({ err: error }, 'the caller broke off');
  else if (refusal === null) request.log.error({ err: error }, 'request failed');
  // `databaseLoss.ts` tells it once.
  else if (isUnavailable(error)) request.log.debug({ err: error }, 'request refused');
  else if (refusal.status >= 500) request.log.warn({ err: error }, 'request refused');
  const { status, headers, body } = refusal ?? new HttpError(500, 'Error interno');
  return reply.code(status).headers(headers).header('Cache-Control', 'no-store').send(body);
}

export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return answerError(new HttpError(404, 'No existe.'), request, reply);
}

/** Sent while the database or the identity keys are unavailable. */
const retryAfterSeconds = 5;

/**
 * Maps an error to its response: a status and a sentence without internal details (`contract.md`, Statuses).
 *
 * @returns null for an unexpected error, which the caller logs and answers with 500
 */
export function toHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof BadToken) {
    return new HttpError(401, 'Tu sesión no es válida o ya venció.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  if (error instanceof KeysUnavailable || isUnavailable(error)) {
    return new HttpError(503, 'El servicio no está disponible. Intenta de nuevo en un momento.', {
      headers: { 'Retry-After': String(retryAfterSeconds) },
    });
  }
  if (isUnstorable(error)) return new HttpError(400, 'La solicitud lleva un dato que no se puede guardar.');
  return fromFrameworkError(error);
}

const sentences: Readonly<Record<number, string>> = {
  400: 'La solicitud no es válida.',
  404: 'No existe.',
  408: 'La solicitud tardó demasiado.',
  413: 'La solicitud es demasiado grande.',
  414: 'La dirección es demasiado larga.',
  415: 'El contenido debe ser JSON (Content-Type: application/json).',
};

const jsonErrors = new Set<unknown>(['FST_ERR_CTP_EMPTY_JSON_BODY', 'FST_ERR_CTP_INVALID_JSON_BODY']);

/** Client errors of Fastify and its plugins. */
function fromFrameworkError(error: unknown): HttpError | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  if (error instanceof SyntaxError || ('code' in error && jsonErrors.has(error.code))) {
    return new HttpError(400, 'El cuerpo no es JSON válido.');
  }
  const isRefusal = status >= 400 && status < 500;
  return isRefusal ? new HttpError(status, sentences[status] ?? 'La solicitud no es válida.') : null;
}
