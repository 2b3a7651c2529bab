import { isApiError } from '../ApiError.ts';

/** The text that a person reads about a failed call. The server's message comes first where there is one. */
export function apiErrorCopy(error: unknown): string {
  if (!isApiError(error)) return 'Algo salió mal. Intenta de nuevo.';
  switch (error.kind) {
    case 'network':
      return 'No pudimos conectar con la tienda. Revisa tu internet e intenta de nuevo.';
    case 'http':
      return error.status === 429 && error.retryAfter !== undefined
        ? `Son muchos intentos seguidos. Intenta de nuevo en ${waitingTime(error.retryAfter)}.`
        : (error.serverMessage ?? error.message);
    case 'decode':
      return 'Algo salió mal. Intenta de nuevo.';
  }
}

const waitingTime = (seconds: number): string => {
  if (seconds > 90) return `${Math.ceil(seconds / 60)} minutos`;
  return seconds > 1 ? `${Math.ceil(seconds)} segundos` : 'un segundo';
};
