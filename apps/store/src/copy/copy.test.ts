import { ApiError } from '@crepas/api';
import type { SmsNotice } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { addressErrorCopy } from './addressError.ts';
import { apiErrorCopy } from './apiError.ts';
import { limitCopy } from './limit.ts';
import { overLimitCopy, roomCopy } from './room.ts';
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

describe('the limit of a line (decision O13)', () => {
  it.each([
    [limitCopy, 'Máximo 50 iguales por pedido.'],
    [roomCopy(50), 'Máximo 50 iguales por pedido.'],
    [roomCopy(2), 'Ya tienes 48 en tu carrito: máximo 50 iguales por pedido.'],
    [
      overLimitCopy(2),
      'No se agregó nada: ya tienes 48 iguales en tu carrito y el máximo por pedido es 50. Puedes agregar 2 más.',
    ],
    [overLimitCopy(0), 'No se agregó nada: ya tienes 50 iguales en tu carrito y el máximo por pedido es 50.'],
  ])('reads «%s»', (text, expected) => {
    expect(text).toBe(expected);
  });
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
