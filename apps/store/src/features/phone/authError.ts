import { isPageRefused } from '@crepas/api';
import type { SmsEvent } from '@crepas/domain';
import { isGoneFile } from '@crepas/ui/loading';
import { goneFileCopy } from '../../shared/storage/releaseReload.ts';

/** The provider's errors carry a code such as `auth/quota-exceeded`. */
const codeOf = (error: unknown): string => {
  const { code } = Object(error) as { code?: unknown };
  return typeof code === 'string' ? code : '';
};

export function sendFailure(error: unknown): SmsEvent {
  const code = codeOf(error);
  if (isGoneFile(error)) return { kind: 'sendFailed', message: goneFileCopy };
  return code === 'auth/too-many-requests'
    ? { kind: 'tooManyRequests' }
    : { kind: 'sendFailed', message: authErrorCopy(code) };
}

export function verifyFailure(error: unknown): SmsEvent {
  const code = codeOf(error);
  if (isGoneFile(error)) return { kind: 'verifyFailed', message: goneFileCopy };
  switch (code) {
    case 'auth/too-many-requests':
      return { kind: 'tooManyRequests' };
    case 'auth/invalid-verification-code':
    case 'auth/missing-code':
    case 'auth/missing-verification-code':
      return { kind: 'wrongCode' };
    case 'auth/code-expired':
    case 'auth/session-expired':
    case 'auth/invalid-verification-id':
    case 'auth/missing-verification-id':
      return { kind: 'codeRefused', message: authErrorCopy(code) };
    default:
      return { kind: 'verifyFailed', message: authErrorCopy(code) };
  }
}

/** The provider's messages are English and for programmers; these are for the customer. */
function authErrorCopy(code: string): string {
  if (isPageRefused(code)) {
    return 'Google no reconoció esta página. Recárgala, o abre la tienda en Chrome o Safari sin bloqueadores.';
  }
  switch (code) {
    case 'auth/invalid-phone-number':
    case 'auth/missing-phone-number':
      return 'el número no es válido. Escribe los 10 dígitos.';
    case 'auth/code-expired':
    case 'auth/session-expired':
      return 'el código venció. Pide otro.';
    case 'auth/invalid-verification-id':
    case 'auth/missing-verification-id':
      return 'el código ya no sirve. Pide otro.';
    case 'auth/quota-exceeded':
      return 'se agotaron los mensajes por ahora. Intenta más tarde.';
    case 'auth/network-request-failed':
    case 'auth/timeout':
      return 'no hay conexión. Revisa tu internet e intenta de nuevo.';
    case 'auth/captcha-check-failed':
    case 'auth/invalid-app-credential':
    case 'auth/missing-app-credential':
      return 'no pudimos comprobar que eres una persona. Intenta de nuevo.';
    case 'auth/user-disabled':
      return 'este número está bloqueado.';
    case 'auth/operation-not-allowed':
    case 'auth/app-not-authorized':
    case 'auth/unauthorized-domain':
    case 'auth/billing-not-enabled':
      return 'el envío de mensajes no está disponible. Intenta más tarde.';
    default:
      return 'algo salió mal. Intenta de nuevo.';
  }
}
