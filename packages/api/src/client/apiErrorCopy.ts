import { isApiError } from './ApiError.ts';

const unknownTrouble = 'La tienda no pudo responder. Intenta de nuevo.';

/**
 * The text that a person reads about a failed call. The server's message comes first where there is one. The message of
 * the error itself, `Error 500: Internal Server Error`, is for the log (spec §8): its second half is English.
 */
export function apiErrorCopy(error: unknown): string {
  if (!isApiError(error)) return unknownTrouble;
  const { kind, status, retryAfter, serverMessage } = error;
  if (kind === 'network') {
    return error.mayBeRefusedOrigin
      ? 'No pudimos conectar con la tienda. Si tu internet funciona, su servidor rechaza esta página: avísale a la tienda.'
      : 'No pudimos conectar con la tienda. Revisa tu internet e intenta de nuevo.';
  }
  if (status === 429 && retryAfter !== undefined) {
    return `Son muchos intentos seguidos. Intenta de nuevo en ${waitingTime(retryAfter)}.`;
  }
  // The text of a 500 is technical: «Error interno».
  return (status !== 500 && serverMessage) || unknownTrouble;
}

const waitingTime = (seconds: number): string => {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutos`;
  return seconds > 1 ? `${Math.ceil(seconds)} segundos` : 'un segundo';
};
