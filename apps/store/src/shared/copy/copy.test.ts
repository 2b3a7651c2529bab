import { addToCart, type Choice, centsFromPesos, emptyCart, type SmsNotice } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { addressErrorCopy } from '../../features/address/addressCopy.ts';
import { smsCopy } from '../../features/phone/smsCopy.ts';
import { aChoice, aProduct } from '../../testing/build.ts';
import { droppedCopy, limitCopy, overLimitCopy, remainingQuantityCopy } from './availability.ts';
import { openPayment } from './payment.ts';

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
  ['areaCode', 'Debe tener exactamente 10 dígitos, sin 0 ni 1 al inicio'],
] as const)('a field that is %s reads «%s»', (error, text) => {
  expect(addressErrorCopy(error)).toBe(text);
});

it('nothing is left to pay of an order that is paid or costs nothing', () => {
  expect(openPayment('cash', centsFromPesos(120))).toBe('cash');
  expect(openPayment('cash', centsFromPesos(0))).toBeNull();
  expect(openPayment('transfer', centsFromPesos(120), { paidAt: new Date(0) })).toBeNull();
});

describe('the limit of a line (decision O13)', () => {
  it.each([
    [limitCopy, 'Máximo 50 iguales por pedido.'],
    [remainingQuantityCopy(50), 'Máximo 50 iguales por pedido.'],
    [remainingQuantityCopy(2), 'Ya tienes 48 en tu carrito: máximo 50 iguales por pedido.'],
    [
      overLimitCopy(2),
      'No se agregó nada: ya tienes 48 iguales en tu carrito y el máximo por pedido es 50. Puedes agregar 2 más.',
    ],
    [overLimitCopy(0), 'No se agregó nada: ya tienes 50 iguales en tu carrito y el máximo por pedido es 50.'],
  ])('reads «%s»', (text, expected) => {
    expect(text).toBe(expected);
  });
});

it('names the pieces that did not fit when two lines became one', () => {
  const cartOf = (...choices: Choice[]) => choices.reduce(addToCart, emptyCart);
  const [withOne, other] = [1, 2].map((id) => aProduct(id, { isCombo: true }));
  const before = cartOf(
    aChoice(1, { quantity: 30 }),
    aChoice(1, { quantity: 30, crepas: withOne ? [withOne] : [] }),
    aChoice(2, { quantity: 3, ...(other && { product: other }) }),
  );
  const fresh = cartOf(aChoice(1, { quantity: 50 }), aChoice(2, { quantity: 3 }));
  expect(droppedCopy(before, fresh)).toBe(' De Crepa 1 caben 50: quitamos 10.');
  expect(droppedCopy(before, before)).toBe('');
});
