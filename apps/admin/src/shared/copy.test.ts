import { describe, expect, it } from 'vitest';
import { ageCopy, sessionEndCopy, signInRefusalCopy, titleOf } from './copy.ts';

it.each([
  ['wrongCredentials', 'Correo o contraseña incorrectos.'],
  [
    'pageRefused',
    'Google no reconoció esta página. Recárgala, o ábrela en Chrome o Safari sin bloqueadores.',
  ],
  ['invalidEmail', 'Eso no es un correo. Revísalo e intenta de nuevo.'],
  ['tooManyTries', 'Demasiados intentos. Espera unos minutos e intenta de nuevo.'],
  ['disabled', 'Tu cuenta está desactivada.'],
  ['network', 'No hay conexión. Revisa tu internet e intenta de nuevo.'],
  ['unknown', 'Algo salió mal. Intenta de nuevo.'],
] as const)('a sign-in refused as %s says «%s»', (refusal, words) => {
  expect(signInRefusalCopy(refusal)).toBe(words);
});

it('tells why a session ended', () => {
  expect(sessionEndCopy('noAccess')).toBe('Tu cuenta no tiene acceso.');
  expect(sessionEndCopy('expired')).toBe('Tu sesión terminó. Inicia sesión de nuevo.');
});

describe('the title of the browser tab', () => {
  it('begins with the number of waiting orders', () => {
    expect(titleOf('Pedidos', 2, 'Crepatlán')).toBe('(2) Pedidos · Administración Crepatlán');
  });

  it('has no number when no order waits', () => {
    expect(titleOf('Productos', 0, 'Crepatlán')).toBe('Productos · Administración Crepatlán');
  });
});

describe('how long ago', () => {
  const minute = 60_000;
  const nowMs = Date.UTC(2025, 0, 15, 18);

  it.each([
    [0, 'ahora'],
    [minute - 1, 'ahora'],
    [minute, '1 min'],
    [59 * minute, '59 min'],
    [60 * minute, '1:00 h'],
    [125 * minute, '2:05 h'],
    [24 * 60 * minute, '1 día'],
    [49 * 60 * minute, '2 días'],
  ])('%i ms is «%s»', (elapsedMs, words) => {
    expect(ageCopy(new Date(nowMs - elapsedMs), nowMs)).toBe(words);
  });

  it('a device clock behind the server’s gives «ahora»', () => {
    expect(ageCopy(new Date(nowMs + 5 * minute), nowMs)).toBe('ahora');
  });
});
