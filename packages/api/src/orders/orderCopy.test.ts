import { centsFromPesos, zeroCents } from '@crepas/domain';
import { expect, it } from 'vitest';
import { aroundCopy, paymentCopy, promiseCopy } from './orderCopy.ts';

const zone = 'America/Mexico_City';
const expected = { at: new Date('2026-11-20T20:25:00-06:00'), isLate: false };

it('reads alike for everybody, with one point at its end', () => {
  expect(aroundCopy(expected, zone)).toBe('hacia las 8:25 p.m.');
  expect(promiseCopy(expected, 'delivery', zone)).toBe('Llega hacia las 8:25 p.m.');
  expect(promiseCopy(expected, 'pickup', zone)).toBe('Está listo hacia las 8:25 p.m.');
  expect(promiseCopy({ ...expected, isLate: true }, 'delivery', zone)).toBe(
    'Vamos tarde: ahora hacia las 8:25 p.m.',
  );
  const atOne = { at: new Date('2026-11-20T13:05:00-06:00'), isLate: false };
  expect(promiseCopy(atOne, 'delivery', zone)).toBe('Llega hacia la 1:05 p.m.');
});

it.each([
  ['cash', {}, 'Efectivo'],
  ['card', { fulfilment: 'pickup' }, 'Tarjeta al recoger'],
  ['transfer', {}, 'Transferencia · sin confirmar'],
  ['transfer', { transferredAt: new Date(0) }, 'Transferencia · dice que ya transfirió'],
  ['transfer', { paidAt: new Date(0) }, 'Transferencia · pagado'],
  // A code takes everything off.
  ['cash', { total: zeroCents }, 'Efectivo · nada por cobrar'],
  ['card', { total: zeroCents }, 'Tarjeta al recibir · nada por cobrar'],
  ['transfer', { total: zeroCents }, 'Transferencia · nada por cobrar'],
  ['transfer', { total: zeroCents, transferredAt: new Date(0) }, 'Transferencia · dice que ya transfirió'],
] as const)('the payment by %s of %o is «%s»', (payment, state, text) => {
  expect(paymentCopy(payment, { total: centsFromPesos(65), ...state })).toBe(text);
});
