import * as v from 'valibot';
import { expect, it } from 'vitest';
import { activeOrderFromWire, activeOrderWire, placedOrderFromWire, placedOrderWire } from './order.ts';

it('reads minutes and reason, and ignores invalid ones', () => {
  const order = { id_pedido: 1, total: 1, estado: 0, productos: [] };
  const read = (said: object) => activeOrderFromWire(v.parse(activeOrderWire, { ...order, ...said }));
  expect(read({ minutos: '35' })).toMatchObject({ minutes: 35, reason: null });
  expect(read({ motivo: 'Cerramos' })).toMatchObject({ minutes: null, reason: 'Cerramos' });
  expect(read({ minutos: null, motivo: 7 })).toMatchObject({ minutes: null, reason: null });
});

it('a placed order may have no more than its number', () => {
  const placed = placedOrderFromWire(v.parse(placedOrderWire, { id_pedido: 41 }));
  expect(placed).toEqual({ id: 41, total: 0, state: 'active', placedAt: null });
});
