import { expect, it } from 'vitest';
import { ApiError } from '../client/ApiError.ts';
import { orderChangesFromBody } from '../orders/orderChange.ts';
import { type ShopRefusal, shopRefusalFromBody, shopRefusalOf, shopRefusalToBody } from './shopRefusal.ts';

const at = Date.UTC(2026, 10, 17, 2, 40);
const refusals: readonly ShopRefusal[] = [
  { kind: 'closed', opensAt: at },
  { kind: 'closed', opensAt: null },
  { kind: 'paused', until: at },
  { kind: 'lastOrdersOver', opensAt: at },
  { kind: 'outsideZone' },
];

it.each(refusals)('%j survives a round trip, and is not read as a list of changes', (refusal) => {
  const body = JSON.parse(JSON.stringify(shopRefusalToBody(refusal, 'Cerrado.')));
  expect(shopRefusalFromBody(body)).toEqual(refusal);
  expect(body.error).toBe('Cerrado.');
  expect(orderChangesFromBody(body)).toBeNull();
});

it('is distinguished from every other failure of an order', () => {
  const closed = { error: 'Cerrado.', codigo: 'cerrado' };
  const http = (status: number, body: unknown) => new ApiError('http', '', { status, body });
  expect(shopRefusalOf(http(409, closed))).toEqual({ kind: 'closed', opensAt: null });
  expect(shopRefusalOf(http(422, closed))).toBeNull();
  expect(shopRefusalOf(http(409, { error: 'Tu pedido cambió.', cambios: [], total: 0 }))).toBeNull();
  expect(shopRefusalOf(http(409, { error: 'Lejos.', codigo: 'sin_gas' }))).toBeNull();
  expect(shopRefusalOf(http(409, { error: 'x', codigo: 'pausado', hasta: 'pronto' }))).toBeNull();
  expect(shopRefusalOf(new Error('x'))).toBeNull();
});
