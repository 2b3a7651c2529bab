import { changeStage, getActiveOrders, getCouriers, getOrderDetails, setCourier } from '@crepas/api';
import { orderId } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { orders } from '../../db/tables/orders.ts';
import { freshShop } from '../../testing/freshShop.ts';

const { shop, asStaff, asAna, sendAsStaff, place } = freshShop();

const placed = async (part: object = {}) => orderId((await place(part)).body.id_pedido);
const names = (id: number, courier: string) => asStaff(setCourier, { id: orderId(id), courier });

describe('who brings an order', () => {
  it('stands in what staff read, and in nothing that the customer reads', async () => {
    const id = await placed();
    expect((await asStaff(getActiveOrders, undefined)).json()[0]).not.toHaveProperty('repartidor');
    const answer = await names(id, '  Beto ');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ id_pedido: id, repartidor: 'Beto' });
    expect((await asStaff(getActiveOrders, undefined)).json()[0]).toMatchObject({ repartidor: 'Beto' });
    expect((await asAna(getOrderDetails, id)).body).not.toContain('Beto');
    expect((await asAna(setCourier, { id, courier: 'Ana' })).statusCode).toBe(403);
  });

  it('can be taken back with an empty name', async () => {
    const id = await placed();
    await names(id, 'Beto');
    expect((await names(id, '   ')).json()).not.toHaveProperty('repartidor');
  });

  it('has up to 40 characters in one line', async () => {
    const id = await placed();
    expect((await names(id, 'a'.repeat(40))).statusCode).toBe(200);
    expect((await names(id, 'a'.repeat(41))).statusCode).toBe(400);
    expect((await names(id, 'Be\nto')).statusCode).toBe(400);
    // A filler and a joiner: nothing that anybody sees.
    expect((await names(id, '\u3164\u200d')).statusCode).toBe(400);
    expect((await names(id, 'a'.repeat(250_000))).statusCode).toBe(400);
    expect((await sendAsStaff('PUT', `/orders/${id}/repartidor`, {})).statusCode).toBe(400);
  });

  it('is not said of an order that is picked up', async () => {
    const id = await placed();
    await shop.database.queries.update(orders).set({ fulfilment: 'pickup' });
    expect((await names(id, 'Beto')).statusCode).toBe(409);
  });

  it('is not said of an unknown order, nor of one that has ended', async () => {
    expect((await names(999_999, 'Beto')).statusCode).toBe(404);
    const id = await placed();
    await asStaff(changeStage, { id, stage: 'rejected', reason: 'Ya cerramos' });
    const refused = await names(id, 'Beto');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toEqual({
      error: 'Nadie lleva este pedido: ya terminó, o lo recogen en la tienda.',
    });
  });
});

it('the usual names are those of the last days, the most frequent ones first', async () => {
  expect((await asStaff(getCouriers, undefined)).json()).toEqual([]);
  for (const name of ['Ana', 'Beto', 'Beto']) await names(await placed(), name);
  expect((await asStaff(getCouriers, undefined)).json()).toEqual(['Beto', 'Ana']);
});
