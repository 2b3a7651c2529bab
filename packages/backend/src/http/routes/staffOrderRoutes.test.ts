import { changeStage, getOrders } from '@crepas/api';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orders } from '../../db/tables/orders.ts';
import { phone } from '../../testing/anOrder.ts';
import { said, sendAs } from '../../testing/askAs.ts';
import { sentOrder } from '../../testing/placeOrder.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, ordersToken, ownerToken, staffToken } from '../../testing/tokens.ts';

const shop = testShop({}, [orders]);

const asStaff = sendAs(shop, staffToken());
const asCustomer = sendAs(shop, customerToken(phone));
const get = (url: string, send = asStaff) => send('GET', url);
const patch = (id: number, payload: object) => asStaff('PATCH', `/orders/${id}`, payload);

const place = () => sentOrder(shop);

describe('GET /orders', () => {
  const idsOf = ({ pedidos }: { pedidos: { id_pedido: number }[] }) =>
    pedidos.map(({ id_pedido }) => id_pedido);

  it('answers pages, newest first, that do not shift when new orders arrive', async () => {
    const ids = [await place(), await place(), await place(), await place(), await place()].reverse();
    const first = await get('/orders?estado=0&limit=2');
    expect(v.parse(getOrders.answer, first.json())).toEqual(first.json());
    await place();
    const second = await get(`/orders?estado=0&limit=2&cursor=${first.json().siguiente}`);
    const third = await get(`/orders?estado=0&limit=2&cursor=${second.json().siguiente}`);
    expect([first, second, third].flatMap((page) => idsOf(page.json()))).toEqual(ids);
    expect(third.json().siguiente).toBeNull();
  });

  it('has no next page after a full last page', async () => {
    await place();
    await place();
    expect((await get('/orders?estado=0&limit=2')).json()).toMatchObject({ siguiente: null });
  });

  it('filters by state', async () => {
    const [delivered, rejected, active] = [await place(), await place(), await place()];
    for (const etapa of ['aceptado', 'preparando', 'en_camino', 'entregado'])
      await patch(delivered, { etapa });
    await patch(rejected, { etapa: 'rechazado', motivo: 'Ya cerramos' });
    expect(idsOf((await get('/orders?estado=0')).json())).toEqual([active]);
    expect(idsOf((await get('/orders?estado=1')).json())).toEqual([delivered]);
    expect((await get('/orders?estado=2')).json().pedidos).toMatchObject([
      { id_pedido: rejected, etapa: 'rechazado', motivo: 'Ya cerramos' },
    ]);
  });

  it('shows staff the past orders of the last seven days, and the owner all of them', async () => {
    const [old, recent, open] = [await place(), await place(), await place()];
    const ended = (id: number, daysAgo: number) =>
      shop.database.queries
        .update(orders)
        .set({ stage: 'delivered', placedAt: sql`now() - make_interval(days => ${daysAgo}::int)` })
        .where(eq(orders.id, id));
    await ended(old, 8);
    await ended(recent, 6);
    await shop.database.queries
      .update(orders)
      .set({ placedAt: sql`now() - interval '8 days'` })
      .where(eq(orders.id, open));
    const asOwner = sendAs(shop, ownerToken());
    const asKitchen = sendAs(shop, ordersToken());
    for (const send of [asStaff, asKitchen]) {
      expect(idsOf((await get('/orders?estado=1', send)).json())).toEqual([recent]);
      expect(idsOf((await get('/orders?estado=0', send)).json())).toEqual([open]);
      for (const [method, path] of [
        ['GET', `/order-details/${old}`],
        ['POST', `/orders/${old}/pagado`],
        ['DELETE', `/orders/${old}/pagado`],
      ] as const) {
        expect(said(await send(method, path))).toEqual([
          403,
          { error: 'Este pedido ya solo lo puede ver la dueña.' },
        ]);
      }
      expect((await get(`/order-details/${recent}`, send)).statusCode).toBe(200);
      expect((await get(`/order-details/${open}`, send)).statusCode).toBe(200);
    }
    expect(idsOf((await get('/orders?estado=1', asOwner)).json())).toEqual([recent, old]);
    expect((await get(`/order-details/${old}`, asOwner)).statusCode).toBe(200);
    expect((await get(`/order-details/${old}`, asCustomer)).statusCode).toBe(200);
    expect((await asOwner('POST', `/orders/${old}/pagado`)).statusCode).toBe(200);
  });

  it.each(['', '?estado=0&cursor=MTIw', '?estado=0&fecha=2026-02-31'])(
    'refuses «%s» with the field that is wrong',
    async (query) => {
      const response = await get(`/orders${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json().campo).toMatch(/^(estado|limit|cursor|fecha)$/);
    },
  );

  it('refuses the cursor of another list', async () => {
    await place();
    await place();
    const { siguiente } = (await get('/orders?estado=0&limit=1')).json();
    expect((await get(`/orders?estado=1&cursor=${siguiente}`)).statusCode).toBe(400);
  });
});

describe('PATCH /orders/{id}', () => {
  it('answers the changed order, and its customer reads the new stage', async () => {
    const id = await place();
    const response = await patch(id, { etapa: 'aceptado', minutos: 35 });
    expect(v.parse(changeStage.answer, response.json())).toEqual(response.json());
    expect(response.json()).toMatchObject({ id_pedido: id, etapa: 'aceptado', minutos: 35 });
    const seen = { id_pedido: id, estado: 0, etapa: 'aceptado', minutos: 35 };
    expect((await get(`/orders/user/${phone}`, asCustomer)).json()).toMatchObject([seen]);
    expect((await get(`/order-details/${id}`, asCustomer)).json()).toMatchObject(seen);
  });

  it('stores the kind of reason for staff alone; without one none is answered', async () => {
    const [atTheDoor, silent] = [await place(), await place()];
    const cancel = { etapa: 'cancelado', motivo: 'Nadie abrió' };
    expect((await patch(atTheDoor, { ...cancel, causa: 'no_recibido' })).json().causa).toBe('no_recibido');
    expect((await patch(silent, cancel)).json()).not.toHaveProperty('causa');
    expect((await get(`/order-details/${atTheDoor}`, asCustomer)).json()).not.toHaveProperty('causa');
    expect((await patch(await place(), { ...cancel, causa: 'dron' })).statusCode).toBe(400);
  });

  it('shows the customer the reason of a cancellation', async () => {
    const id = await place();
    await patch(id, { etapa: 'cancelado', motivo: '  Se fue la luz ' });
    expect((await get(`/order-details/${id}`, asCustomer)).json()).toMatchObject({
      estado: 2,
      etapa: 'cancelado',
      motivo: 'Se fue la luz',
    });
  });

  it.each([
    [{ etapa: 'entregado' }, 409, 'El pedido está recibido: no puede pasar a entregado.'],
    [{ etapa: 'recibido' }, 409, 'El pedido ya está recibido.'],
    [{ etapa: 'rechazado' }, 422, 'Escribe el motivo: el cliente lo lee.'],
  ])('refuses %j', async (payload, status, error) => {
    const response = await patch(await place(), payload);
    expect(response.json()).toMatchObject({ error });
    expect(response.statusCode).toBe(status);
  });

  it('answers 404 to an order that does not exist', async () => {
    const expected = [404, { error: 'Ese pedido no existe.' }];
    expect(said(await patch(999_999, { etapa: 'aceptado' }))).toEqual(expected);
  });
});
