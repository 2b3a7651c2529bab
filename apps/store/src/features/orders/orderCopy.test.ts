import {
  addToCart,
  centsFromPesos,
  type ExpectedTime,
  type Fulfilment,
  type LineChange,
  type OrderStage,
  productId,
} from '@crepas/domain';
import { aMoment } from '@crepas/domain/testing';
import { describe, expect, it } from 'vitest';
import { aChoice, aProduct } from '../../testing/build.ts';
import { orderChangeCopy } from '../checkout/orderChangeCopy.ts';
import { nextStepCopy, orderProgressCopy, orderStateCopy, stageSentence } from './orderCopy.ts';

it('labels only an order in preparation', () => {
  expect(orderStateCopy('active')).toBe('PEDIDO EN PREPARACIÓN');
  expect(orderStateCopy('completed')).toBeUndefined();
  expect(orderStateCopy('cancelled')).toBeUndefined();
});

describe('the progress of an order', () => {
  const expected = { at: new Date('2026-11-20T20:25:00-06:00'), isLate: false };
  const progress = (stage: OrderStage | null, at: ExpectedTime | null, fulfilment: Fulfilment = 'delivery') =>
    orderProgressCopy({ fulfilment, stage }, at, 'America/Mexico_City');
  const said = { minutes: null, reason: null };
  const ownerAlerted = { ...said, alerts: { staff: new Date(0), owner: new Date(0) } };
  const nobodyAlerted = { ...said, alerts: { staff: null, owner: null } };
  const sentence = (stage: OrderStage, promise?: string, fulfilment: Fulfilment = 'delivery') =>
    stageSentence(stage, fulfilment, said, promise);

  it.each([
    [progress('accepted', expected), 'Aceptado · hacia las 8:25 p.m.'],
    [progress('accepted', { ...expected, isLate: true }), 'Vamos tarde · hacia las 8:25 p.m.'],
    [progress('received', null), 'Recibido'],
    [progress(null, null), undefined],
    [progress('onTheWay', null, 'pickup'), 'Ya está listo, pásale'],
    [
      orderProgressCopy({ fulfilment: 'delivery', stage: 'received', isUnconfirmed: true }, expected, 'UTC'),
      'Aún sin confirmar',
    ],
    [sentence('received'), 'La tienda tiene tu pedido y pronto lo confirma.'],
    [stageSentence('received', 'delivery', nobodyAlerted), 'La tienda tiene tu pedido y pronto lo confirma.'],
    [stageSentence('received', 'delivery', ownerAlerted), 'La tienda tiene tu pedido.'],
    [
      sentence('accepted', 'Llega hacia las 8:25 p.m.'),
      'La tienda aceptó tu pedido. Llega hacia las 8:25 p.m.',
    ],
    [sentence('onTheWay', undefined, 'pickup'), 'Tu pedido está listo. Pasa a recogerlo a la tienda.'],
    [sentence('onTheWay'), 'Tu pedido va en camino.'],
    [sentence('cancelled'), 'Tu pedido fue cancelado.'],
    [stageSentence('cancelled', 'delivery', { ...said, endedBy: 'customer' }), 'Cancelaste tu pedido.'],
    [
      stageSentence('rejected', 'delivery', { ...said, reason: 'Ya cerramos' }),
      'La tienda rechazó tu pedido. Motivo: Ya cerramos',
    ],
  ])('reads «%s»', (text, expected) => {
    expect(text).toBe(expected);
  });

  it.each([
    ['preparing', 'delivery', 'cash', 'Ten a la mano $194.00 en efectivo. Aquí ves cómo avanza tu pedido.'],
    ['onTheWay', 'delivery', 'cash', 'Ten a la mano $194.00 en efectivo y tu teléfono cerca.'],
    ['accepted', 'delivery', 'card', 'Ten a la mano tu tarjeta. Aquí ves cómo avanza tu pedido.'],
    ['received', 'delivery', 'transfer', 'Aquí ves cómo avanza tu pedido.'],
    ['onTheWay', 'pickup', 'cash', 'Ten a la mano $194.00 en efectivo.'],
    ['onTheWay', 'pickup', 'transfer', undefined],
    [
      'awaitingConfirmation',
      'pickup',
      'cash',
      'Ten tu teléfono cerca. Pagas $194.00 en efectivo cuando lo recojas.',
    ],
    ['received', 'delivery', null, 'Aquí ves cómo avanza tu pedido.'],
    ['awaitingConfirmation', 'delivery', null, 'Ten tu teléfono cerca.'],
    ['delivered', 'delivery', 'cash', undefined],
  ] as const)('%s, %s, %s: «%s»', (stage, fulfilment, payment, text) => {
    expect(nextStepCopy(stage, fulfilment, payment, '$194.00')).toBe(text);
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
    expect(orderChangeCopy(aChange(change), [], aMoment)).toBe(text);
  });

  it('names a deleted product as the cart does', () => {
    const cart = addToCart([], aChoice(7, { product: aProduct(7, { name: 'Fresas' }) }));
    const deleted = aChange({ reason: 'deleted', name: '', productId: productId(7) });
    expect(orderChangeCopy(deleted, cart, aMoment)).toBe('Fresas ya no está en el menú.');
  });
});
