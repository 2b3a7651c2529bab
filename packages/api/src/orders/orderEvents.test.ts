import { expect, it } from 'vitest';
import { orderFromEvent } from './orderEvents.ts';

const row = { nombre: 'Ana', id_pedido: 7, telefono_usuario: '5512345678', direccion_entrega: 'Colima 5' };
const data = JSON.stringify({ ...row, total: 75.5, metodo_pago: 'efectivo', etapa: 'aceptado', minutos: 30 });

it('an event contains an order', () => {
  expect(orderFromEvent({ event: 'pedido', data })).toMatchObject({ id: 7, stage: 'accepted', minutes: 30 });
});

it.each([
  ['of another kind', { event: 'reset', data }],
  ['with half a row', { event: 'pedido', data: JSON.stringify(row) }],
  ['that is no JSON', { event: 'pedido', data: '{"id_pedido":' }],
])('an event %s contains none', (_, event) => {
  expect(orderFromEvent(event)).toBeNull();
});
