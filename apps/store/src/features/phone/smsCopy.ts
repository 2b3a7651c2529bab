import type { SmsNotice } from '@crepas/domain';

/** `65` → `1:05`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export const waitCopy = (seconds: number): string => `Espera ${clock(seconds)} antes de reenviar el código.`;

/** For a customer who left the screen during a send and returned. */
export const underWayCopy = 'Tu código ya está en camino. Puede tardar un minuto.';

/** A text that is no phone of Mexico. */
export const wrongPhoneCopy = 'El número no es válido. Escribe los 10 dígitos.';

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
