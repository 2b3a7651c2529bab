import { centsFromPesos, type LineChange, productId } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { nextStepCopy, orderNewsCopy, orderProgressCopy, orderStateCopy, promiseCopy } from './order.ts';
import { orderChangeCopy } from './orderChange.ts';

it('labels only an order in preparation', () => {
  expect(orderStateCopy('active')).toBe('PEDIDO EN PREPARACIÓN');
  expect(orderStateCopy('completed')).toBeUndefined();
  expect(orderStateCopy('cancelled')).toBeUndefined();
});

describe('the progress of an order', () => {
  it.each([
    [orderProgressCopy({ fulfilment: 'delivery', stage: 'accepted', minutes: 35 }), 'Aceptado · 35 min'],
    [orderProgressCopy({ fulfilment: 'delivery', stage: 'received', minutes: null }), 'Recibido'],
    [
      orderProgressCopy({ fulfilment: 'delivery', stage: 'received', minutes: null, isUnconfirmed: true }),
      'Aún sin confirmar',
    ],
    [orderProgressCopy({ fulfilment: 'delivery', stage: null, minutes: null }), undefined],
    [
      orderNewsCopy('received', 'delivery', { minutes: null, reason: null }),
      'La tienda tiene tu pedido y pronto lo confirma.',
    ],
    [
      orderNewsCopy('received', 'delivery', {
        minutes: null,
        reason: null,
        alerts: { staff: null, owner: null },
      }),
      'La tienda tiene tu pedido y pronto lo confirma.',
    ],
    [
      orderNewsCopy('received', 'delivery', {
        minutes: null,
        reason: null,
        alerts: { staff: new Date(0), owner: new Date(0) },
      }),
      'La tienda tiene tu pedido.',
    ],
    [
      orderNewsCopy(
        'accepted',
        'delivery',
        { minutes: 35, reason: null },
        promiseCopy('las 8:25 p.m.', false, 'delivery'),
      ),
      'La tienda aceptó tu pedido. Llega hacia las 8:25 p.m.',
    ],
    [
      orderNewsCopy(
        'received',
        'delivery',
        { minutes: null, reason: null },
        promiseCopy('la 1:05 p.m.', false, 'delivery'),
      ),
      'La tienda tiene tu pedido y pronto lo confirma. Llega hacia la 1:05 p.m.',
    ],
    [
      orderNewsCopy(
        'onTheWay',
        'delivery',
        { minutes: 35, reason: null },
        promiseCopy('las 8:25 p.m.', true, 'delivery'),
      ),
      'Tu pedido va en camino. Vamos tarde: lo prometimos hacia las 8:25 p.m.',
    ],
    [
      nextStepCopy('preparing', 'delivery', 'cash', '$194.00'),
      'Ten a la mano $194.00 en efectivo. Aquí ves cómo avanza tu pedido.',
    ],
    [
      nextStepCopy('onTheWay', 'delivery', 'cash', '$500.00'),
      'Ten a la mano $500.00 en efectivo y tu teléfono cerca.',
    ],
    [
      nextStepCopy('accepted', 'delivery', 'card', '$194.00'),
      'Ten a la mano tu tarjeta. Aquí ves cómo avanza tu pedido.',
    ],
    [nextStepCopy('received', 'delivery', 'transfer', '$194.00'), 'Aquí ves cómo avanza tu pedido.'],
    [orderProgressCopy({ fulfilment: 'pickup', stage: 'onTheWay', minutes: null }), 'Listo para recoger'],
    [
      orderNewsCopy(
        'accepted',
        'pickup',
        { minutes: 20, reason: null },
        promiseCopy('las 8:25 p.m.', false, 'pickup'),
      ),
      'La tienda aceptó tu pedido. Está listo hacia las 8:25 p.m.',
    ],
    [
      orderNewsCopy('onTheWay', 'pickup', { minutes: 20, reason: null }),
      'Tu pedido está listo. Pasa a recogerlo a la tienda.',
    ],
    [nextStepCopy('onTheWay', 'pickup', 'cash', '$500.00'), 'Ten a la mano $500.00 en efectivo.'],
    [nextStepCopy('onTheWay', 'pickup', 'transfer', '$500.00'), undefined],
    [
      nextStepCopy('awaitingConfirmation', 'pickup', 'cash', '$500.00'),
      'Ten tu teléfono cerca. Pagas $500.00 en efectivo cuando lo recojas.',
    ],
    [nextStepCopy('delivered', 'delivery', 'cash', '$194.00'), undefined],
    [orderNewsCopy('onTheWay', 'delivery', { minutes: null, reason: null }), 'Tu pedido va en camino.'],
    [
      orderNewsCopy('rejected', 'delivery', { minutes: null, reason: 'Ya cerramos' }),
      'La tienda rechazó tu pedido. Motivo: Ya cerramos',
    ],
    [orderNewsCopy('cancelled', 'delivery', { minutes: null, reason: null }), 'Tu pedido fue cancelado.'],
    [
      orderNewsCopy('cancelled', 'delivery', { minutes: null, reason: null, endedBy: 'customer' }),
      'Cancelaste tu pedido.',
    ],
  ])('reads «%s»', (text, expected) => {
    expect(text).toBe(expected);
  });
});

describe('what changed in an order', () => {
  const aChange = (change: Partial<LineChange>): LineChange => ({
    productId: productId(1),
    reason: 'price',
    name: 'Cajeta',
    ...change,
  });

  it.each<[Partial<LineChange>, string]>([
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
