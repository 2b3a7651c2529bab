import { ApiError } from '@crepas/api';
import type { SmsNotice } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { addressErrorCopy } from './addressError.ts';
import { apiErrorCopy } from './apiError.ts';
import { smsCopy } from './sms.ts';

describe('the SMS notices', () => {
  it.each<[SmsNotice, string]>([
    [{ code: 'wait', seconds: 59 }, 'Espera 0:59 antes de reenviar el código.'],
    [{ code: 'wait', seconds: 900 }, 'Espera 15:00 antes de reenviar el código.'],
    [{ code: 'tooManySends' }, 'Demasiados intentos. Intenta más tarde.'],
    [{ code: 'sent' }, 'Código enviado por SMS.'],
    [{ code: 'locked' }, 'Demasiados intentos. Espera 15 minutos antes de reintentar.'],
    [{ code: 'authError', message: 'sin red' }, 'Error de autenticación: sin red'],
    [{ code: 'tooManyVerifications' }, 'Demasiados intentos de verificación. Intenta más tarde.'],
    [{ code: 'wrongCode' }, 'Código incorrecto. Revisa e intenta de nuevo.'],
    [{ code: 'verified' }, 'Número verificado correctamente.'],
  ])('%o reads «%s»', (notice, text) => {
    expect(smsCopy(notice)).toBe(text);
  });
});

it.each([
  ['required', 'Este campo es requerido'],
  ['digitsOnly', 'Solo se permiten números'],
  ['tenDigits', 'Debe tener exactamente 10 dígitos'],
] as const)('a field that is %s reads «%s»', (error, text) => {
  expect(addressErrorCopy(error)).toBe(text);
});

describe('a failed call', () => {
  it('speaks with the words of the shop', () => {
    const error = new ApiError('http', 'Error 409: Conflict', {
      status: 409,
      serverMessage: 'Ya no hay crepas',
    });
    expect(apiErrorCopy(error)).toBe('Ya no hay crepas');
  });

  it.each([
    [1, 'un segundo'],
    [30, '30 segundos'],
    [300, '5 minutos'],
  ])('says when %i s of rest are asked for', (retryAfter, wait) => {
    const error = new ApiError('http', 'Error 429', { status: 429, retryAfter, serverMessage: 'Espera' });
    expect(apiErrorCopy(error)).toBe(`Son muchos intentos seguidos. Intenta de nuevo en ${wait}.`);
  });

  it('says the status where the shop said nothing', () => {
    expect(apiErrorCopy(new ApiError('http', 'Error 500: Internal Server Error'))).toBe(
      'Error 500: Internal Server Error',
    );
  });

  it('never shows what only a programmer understands', () => {
    const text = 'Algo salió mal. Intenta de nuevo.';
    expect(apiErrorCopy(new ApiError('decode', '/promo: body: Expected Array'))).toBe(text);
    expect(apiErrorCopy(new TypeError('x is undefined'))).toBe(text);
  });
});
