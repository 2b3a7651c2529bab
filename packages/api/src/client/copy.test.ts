import { describe, expect, it } from 'vitest';
import { stageCopy } from '../orders/orderCopy.ts';
import { ApiError } from './ApiError.ts';
import { apiErrorCopy } from './apiErrorCopy.ts';

describe('a failed call', () => {
  it('shows the message of the server', () => {
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
  ])('after too many requests names the wait of %i s', (retryAfter, wait) => {
    const error = new ApiError('http', 'Error 429', { status: 429, retryAfter, serverMessage: 'Espera' });
    expect(apiErrorCopy(error)).toBe(`Son muchos intentos seguidos. Intenta de nuevo en ${wait}.`);
  });

  it.each([
    ['sent no message', {}],
    ['has a fault of its own', { serverMessage: 'Error interno' }],
  ])('says what to do when the server %s', (_, sent) => {
    const error = new ApiError('http', 'Error 500: Internal Server Error', { status: 500, ...sent });
    expect(apiErrorCopy(error)).toBe('La tienda no pudo responder. Intenta de nuevo.');
  });

  it('without an answer names the connection', () => {
    expect(apiErrorCopy(new ApiError('network', 'Timeout'))).toBe(
      'No pudimos conectar con la tienda. Revisa tu internet e intenta de nuevo.',
    );
  });

  it('names the server where it may refuse the page', () => {
    expect(apiErrorCopy(new ApiError('network', 'Network error', { mayBeRefusedOrigin: true }))).toBe(
      'No pudimos conectar con la tienda. Si tu internet funciona, su servidor rechaza esta página: avísale a la tienda.',
    );
  });

  it.each([
    ['an answer that cannot be decoded', new ApiError('decode', '/promo: body: Expected Array')],
    ['any other error', new TypeError('x is undefined')],
  ])('hides the technical message of %s', (_, error) => {
    expect(apiErrorCopy(error)).toBe('La tienda no pudo responder. Intenta de nuevo.');
  });
});

it('a stage has the word that spec §4 uses for the state', () => {
  expect(stageCopy('preparing', 'delivery')).toBe('En preparación');
});
