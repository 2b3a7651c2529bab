import { expect, it } from 'vitest';
import { sendFailure, verifyFailure } from './authError.ts';

const failed = (code: string) => Object.assign(new Error(`Firebase: ${code}`), { code });

it('locks on too many requests, when sending and when verifying', () => {
  expect(sendFailure(failed('auth/too-many-requests'))).toEqual({ kind: 'tooManyRequests' });
  expect(verifyFailure(failed('auth/too-many-requests'))).toEqual({ kind: 'tooManyRequests' });
});

it('counts a wrong code as one', () => {
  expect(verifyFailure(failed('auth/invalid-verification-code'))).toEqual({ kind: 'wrongCode' });
});

it.each([
  ['auth/invalid-phone-number', 'el número no es válido. Escribe los 10 dígitos.'],
  ['auth/quota-exceeded', 'se agotaron los mensajes por ahora. Intenta más tarde.'],
  ['auth/network-request-failed', 'no hay conexión. Revisa tu internet e intenta de nuevo.'],
  ['auth/captcha-check-failed', 'no pudimos comprobar que eres una persona. Intenta de nuevo.'],
  ['auth/operation-not-allowed', 'el envío de mensajes no está disponible. Intenta más tarde.'],
  [
    'auth/firebase-app-check-token-is-invalid.',
    'Google no reconoció esta página. Recárgala, o abre la tienda en Chrome o Safari sin bloqueadores.',
  ],
  [
    'app-check/timeout',
    'Google no reconoció esta página. Recárgala, o abre la tienda en Chrome o Safari sin bloqueadores.',
  ],
  ['auth/user-disabled', 'este número está bloqueado.'],
  ['auth/never-heard-of', 'algo salió mal. Intenta de nuevo.'],
])('a send that fails with %s says «%s»', (code, message) => {
  expect(sendFailure(failed(code))).toEqual({ kind: 'sendFailed', message });
});

it.each([
  ['auth/code-expired', 'el código venció. Pide otro.'],
  ['auth/invalid-verification-id', 'el código ya no sirve. Pide otro.'],
])('a verification that fails with %s counts, and says «%s» (decision P8)', (code, message) => {
  expect(verifyFailure(failed(code))).toEqual({ kind: 'codeRefused', message });
});

it.each([
  ['auth/network-request-failed', 'no hay conexión. Revisa tu internet e intenta de nuevo.'],
  ['auth/timeout', 'no hay conexión. Revisa tu internet e intenta de nuevo.'],
  ['auth/internal-error', 'algo salió mal. Intenta de nuevo.'],
])('a verification that fails with %s does not count, because the code was not checked', (code, message) => {
  expect(verifyFailure(failed(code))).toEqual({ kind: 'verifyFailed', message });
});

it('never shows the provider’s message for programmers', () => {
  expect(sendFailure(new TypeError('x is undefined'))).toEqual({
    kind: 'sendFailed',
    message: 'algo salió mal. Intenta de nuevo.',
  });
});
