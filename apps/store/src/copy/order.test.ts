import { centsFromPesos, type OrderChange, productId } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { orderNewsCopy, orderProgressCopy, orderStateCopy } from './order.ts';
import { orderChangeCopy } from './orderChange.ts';

it('labels only an order in preparation', () => {
  expect(orderStateCopy('active')).toBe('PEDIDO EN PREPARACIÓN');
  expect(orderStateCopy('completed')).toBeUndefined();
  expect(orderStateCopy('cancelled')).toBeUndefined();
});

describe('the progress of an order', () => {
  it.each([
    [orderProgressCopy('accepted', 35), 'Aceptado · 35 min'],
    [orderProgressCopy('received', null), 'Recibido'],
    [orderProgressCopy(null, null), undefined],
    [
      orderNewsCopy('accepted', { minutes: 35, reason: null }),
      'La tienda aceptó tu pedido. Entrega en unos 35 minutos.',
    ],
    [orderNewsCopy('onTheWay', { minutes: null, reason: null }), 'Tu pedido va en camino.'],
    [
      orderNewsCopy('rejected', { minutes: null, reason: 'Ya cerramos' }),
      'La tienda rechazó tu pedido. Motivo: Ya cerramos',
    ],
    [orderNewsCopy('cancelled', { minutes: null, reason: null }), 'Tu pedido fue cancelado.'],
    [
      orderNewsCopy('cancelled', { minutes: null, reason: null, endedBy: 'customer' }),
      'Cancelaste tu pedido.',
    ],
  ])('reads «%s»', (text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('what changed in an order', () => {
  const aChange = (change: Partial<OrderChange>): OrderChange => ({
    productId: productId(1),
    reason: 'price',
    name: 'Cajeta',
    ...change,
  });

  it.each<[Partial<OrderChange>, string]>([
    [{ before: centsFromPesos(80), now: centsFromPesos(95.5) }, 'Cajeta cambió de $80.00 a $95.50.'],
    [{ reason: 'unavailable' }, 'Cajeta ya no está disponible.'],
    [{ reason: 'unavailable', soldOutUntil: 7 }, 'Agotado por hoy: Cajeta.'],
    [{ reason: 'deleted', name: '' }, 'Un producto ya no está en el menú.'],
    [{ reason: 'extra', name: 'Nuez', before: centsFromPesos(15) }, 'El extra Nuez ya no está disponible.'],
    [
      { reason: 'extra', name: 'Nuez', before: centsFromPesos(15), now: centsFromPesos(18) },
      'El extra Nuez cambió de $15.00 a $18.00.',
    ],
  ])('%o reads «%s»', (change, text) => {
    expect(orderChangeCopy(aChange(change))).toBe(text);
  });
});
