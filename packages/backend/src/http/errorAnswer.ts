import { isUnavailable, isUnstorable } from '../db/failures.ts';
import { KeysUnavailable } from '../identity/googleKeys.ts';
import { BadToken } from '../identity/verifyToken.ts';
import { HttpError } from './HttpError.ts';

/** Seconds until a client should try again what failed for want of the database or the identity keys. */
const retrySeconds = 5;

/**
 * Every error as the caller is told of it: a status and a sentence, nothing of the inside (`contract.md`,
 * Statuses). Null for one that is our own fault and belongs into the log.
 */
export function asHttpError(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  if (error instanceof BadToken) {
    return new HttpError(401, 'Tu sesión no es válida o ya venció.', {
      headers: { 'WWW-Authenticate': 'Bearer' },
    });
  }
  if (error instanceof KeysUnavailable || isUnavailable(error)) {
    return new HttpError(503, 'El servicio no está disponible. Intenta de nuevo en un momento.', {
      headers: { 'Retry-After': String(retrySeconds) },
    });
  }
  if (isUnstorable(error)) return new HttpError(400, 'La solicitud lleva un dato que no se puede guardar.');
  return asFrameworkRefusal(error);
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

/** Fastify's own refusals, and those of its plugins. */
function asFrameworkRefusal(error: unknown): HttpError | null {
  if (!(error instanceof Error) || !('statusCode' in error)) return null;
  const status = Number(error.statusCode);
  if (error instanceof SyntaxError || ('code' in error && jsonErrors.has(error.code))) {
    return new HttpError(400, 'El cuerpo no es JSON válido.');
  }
  const isRefusal = status >= 400 && status < 500;
  return isRefusal ? new HttpError(status, sentences[status] ?? 'La solicitud no es válida.') : null;
}
