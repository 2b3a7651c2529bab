import { getKnownCustomer } from '@crepas/api';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orders } from '../../db/tables/orders.ts';
import { shop as shopTable } from '../../db/tables/shop.ts';
import { changeLog } from '../../db/tables/staff.ts';
import { aLine, anOrder, phone } from '../../testing/anOrder.ts';
import { sendAs } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, ownerToken, staffToken } from '../../testing/tokens.ts';

const shop = testShop({}, [orders, changeLog, shopTable]);

const key = '0b9ad39c-6cb8-4b53-9e10-0a0a4d3c2a11';
const asStaff = sendAs(shop, staffToken());
const take = (payload: object, headers?: object) => asStaff('POST', '/orders/captura', payload, headers);
const get = (url: string, token = staffToken()) => sendAs(shop, token)('GET', url);
const activeOrders = async () => (await get('/active-orders')).json();

describe('an order by telephone', () => {
  it('waits as an order of the store, names who took it to staff alone, and is in the log', async () => {
    const placed = await take(anOrder());
    expect(placed.statusCode).toBe(201);
    const id = placed.json().id_pedido;
    const [row] = await activeOrders();
    expect(row).toMatchObject({ id_pedido: id, etapa: 'recibido', tomado_por: 'somebody' });
    const ofCustomer = await get(`/order-details/${id}`, customerToken(phone));
    expect(ofCustomer.statusCode).toBe(200);
    expect(ofCustomer.body).not.toContain(row.tomado_por);
    const log = await get('/cambios?tipo=pedido', ownerToken());
    expect(log.json().cambios).toMatchObject([
      { quien: row.tomado_por, accion: 'alta', id_cosa: id, ahora: { total: 65 } },
    ]);
  });

  it('is accepted at once with its minutes', async () => {
    await take({ ...anOrder(), minutos: 30 });
    expect(await activeOrders()).toMatchObject([{ etapa: 'aceptado', minutos: 30 }]);
  });

  it.each([
    ['closed', { isOpen: false }],
    ['paused', { pausedUntil: new Date(Date.now() + 3_600_000) }],
  ])('is taken while the shop is %s', async (_, columns) => {
    await shop.database.queries.insert(shopTable).values(columns);
    expect((await take(anOrder())).statusCode).toBe(201);
  });

  it('is the same order when its answer was lost, and another one with other minutes is refused', async () => {
    const headers = { 'Idempotency-Key': key };
    const [first, again] = await Promise.all([take(anOrder(), headers), take(anOrder(), headers)]);
    expect([first.statusCode, again.statusCode].sort()).toEqual([200, 201]);
    expect(again.json()).toEqual(first.json());
    expect((await take({ ...anOrder(), minutos: 30 }, headers)).statusCode).toBe(422);
    expect(await activeOrders()).toHaveLength(1);
  });

  it('has the prices of the menu, as an order of the store', async () => {
    const answer = await take(anOrder({ productos: [aLine({ precio_unitario: 60 })] }));
    expect(answer.statusCode).toBe(409);
    expect(answer.json().cambios).toMatchObject([{ motivo: 'precio', antes: 60, ahora: 65 }]);
  });
});

describe('GET /clientes/{phone}', () => {
  it('knows the name, the addresses and the last order of a phone, and nothing that was erased', async () => {
    const pin = { lat: 19.43, lng: -99.13 };
    const other = 'Calle Lerdo 3, Centro';
    await take(anOrder({ nombre: 'Ana' }));
    await take(anOrder({ direccion_entrega: other, posicion: { lat: 19.44, lng: -99.14 } }));
    await take(anOrder({ direccion_entrega: other, posicion: pin }));
    const ended = (await take(anOrder())).json().id_pedido;
    await asStaff('PATCH', `/orders/${ended}`, { etapa: 'rechazado', motivo: 'Número falso' });

    const answer = await get('/clientes/55%201234%205678');
    expect(v.parse(getKnownCustomer.answer, answer.json())).toEqual(answer.json());
    expect(answer.json()).toMatchObject({
      nombre: 'Ana',
      direcciones: [
        { direccion_entrega: other, posicion: pin },
        { direccion_entrega: anOrder().direccion_entrega },
      ],
      ultimo: { direccion_entrega: other, detalles: [{ id_producto: 1 }] },
    });

    await shop.database.queries.update(orders).set({ erasedAt: new Date() });
    expect((await get(`/clientes/${phone}`)).json()).toEqual({ direcciones: [] });
  });

  it.each(['123', 'x'])('refuses «%s»', async (odd) => {
    expect((await get(`/clientes/${odd}`)).statusCode).toBe(400);
  });
});
