import { isApiError } from '@crepas/api';
import type { AddressFieldError, SmsNotice } from '@crepas/domain';

/** `65` → `1:05`. */
export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const waitCopy = (seconds: number): string => `Espera ${clock(seconds)} antes de reenviar el código.`;

export function smsCopy(notice: SmsNotice): string {
  switch (notice.code) {
    case 'wait':
      return waitCopy(notice.seconds);
    case 'tooManySends':
      return 'Demasiados intentos. Intenta más tarde.';
    case 'sent':
      return 'Código enviado por SMS.';
    case 'locked':
      return 'Demasiados intentos. Espera 15 minutos antes de reintentar.';
    case 'authError':
      return `Error de autenticación: ${notice.message}`;
    case 'tooManyVerifications':
      return 'Demasiados intentos de verificación. Intenta más tarde.';
    case 'wrongCode':
      return 'Código incorrecto. Revisa e intenta de nuevo.';
    case 'verified':
      return 'Número verificado correctamente.';
  }
}

export function addressErrorCopy(error: AddressFieldError): string {
  switch (error) {
    case 'required':
      return 'Este campo es requerido';
    case 'digitsOnly':
      return 'Solo se permiten números';
    case 'tenDigits':
      return 'Debe tener exactamente 10 dígitos';
  }
}

/** What a person can do with a failed call: the shop's own words where it gave some. */
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
