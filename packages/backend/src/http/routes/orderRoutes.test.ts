import { getActiveOrders, getOrderDetails, getOrdersOfPhone, placeOrder } from '@crepas/api';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../db/tables/menu.ts';
import { orders } from '../../db/tables/orders.ts';
import { aLine, anOrder, nuez, phone } from '../../testing/anOrder.ts';
import { sendAs } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, staffToken } from '../../testing/tokens.ts';

const key = '7f3c0a34-4d0a-4c1e-8f0e-0d7c2f1b9a55';
const token = customerToken(phone);
const otherToken = customerToken('5587654321');

const shop = testShop({}, [orders]);

const get = (url: string, bearer: string) => sendAs(shop, bearer)('GET', url);
const post = (payload: object, headers: object = {}, bearer = token) =>
  sendAs(shop, bearer)('POST', '/orders', payload, headers);

describe('POST /orders', () => {
  it('answers 201 with the number of the order and the time on the shop’s clock', async () => {
    const response = await post(anOrder());
    expect(response.statusCode).toBe(201);
    expect(v.parse(placeOrder.answer, response.json())).toEqual(response.json());
    expect(response.json()).toEqual({
      id_pedido: expect.any(Number),
      total: 65,
      estado: 0,
      fecha_pedido: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-06:00$/),
    });
  });

  it('answers 200 and the first response to the same order with the same key', async () => {
    const first = await post(anOrder(), { 'Idempotency-Key': key });
    const again = await post(anOrder(), { 'Idempotency-Key': key.toUpperCase() });
    expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
    expect(again.json()).toEqual(first.json());
  });

  it('answers 422 to another order with the same key', async () => {
    await post(anOrder(), { 'Idempotency-Key': key });
    const response = await post(anOrder({ direccion_entrega: 'Otra 2' }), { 'Idempotency-Key': key });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      error: 'Esa clave de pedido ya se usó con otro pedido.',
      codigo: 'clave_usada',
    });
  });

  it('accepts a phone with its country code', async () => {
    expect((await post(anOrder({ telefono_usuario: '+52 1 55 1234 5678' }))).statusCode).toBe(201);
    expect((await get(`/orders/user/${phone}`, token)).json()).toHaveLength(1);
  });

  it('answers 409 with the changes of the menu', async () => {
    const { queries } = shop.database;
    await queries.update(products).set({ isAvailable: false }).where(eq(products.id, 1));
    const response = await post(anOrder({ productos: [aLine(), aLine({ id_producto: 2 })] }));
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({
      error: 'Tu pedido cambió. ¿Confirmar?',
      cambios: [{ id_producto: 1, motivo: 'no_disponible', nombre: 'Nutella' }],
      total: 65,
    });
    await queries.update(products).set({ isAvailable: true }).where(eq(products.id, 1));
  });

  it.each([
    [anOrder({ productos: [] }), 422, 'El pedido no tiene productos.'],
    [
      anOrder({ productos: [aLine({ id_producto: 2 }), aLine({ cantidad: 51 })] }),
      422,
      'De «Nutella» puedes pedir de 1 a 50 iguales. Cambia la cantidad en tu carrito.',
    ],
    [
      anOrder({ productos: [aLine({ id_producto: 77, cantidad: 51 })] }),
      422,
      'De un producto puedes pedir de 1 a 50 iguales. Cambia la cantidad en tu carrito.',
    ],
    [
      anOrder({ productos: [aLine({ id_producto: 5, crepas: [1, 2] })] }),
      422,
      '«Trío» lleva 3 crepas distintas. Edítalo en tu carrito.',
    ],
    [anOrder({ total: 1 }), 422, 'El total no coincide con la suma de los productos.'],
    [anOrder({ telefono_usuario: '123' }), 400, 'El dato «Teléfono» no es un teléfono de diez dígitos.'],
    [
      anOrder({ direccion_entrega: 'Colima 5\nPAGADO CON TARJETA' }),
      400,
      '«Dirección»: lleva un carácter que no se puede imprimir.',
    ],
    [
      anOrder({ productos: Array.from({ length: 101 }, () => aLine()) }),
      400,
      'Tu pedido tiene demasiados productos distintos: caben 100. Quita algunos o haz dos pedidos.',
    ],
    [anOrder({ telefono_usuario: '5587654321' }), 403, 'No tienes permiso para esto.'],
    [{ ...anOrder(), metodo_pago: 'bitcoin' }, 400, 'El dato «Forma de pago» no es válido.'],
  ])('refuses %#', async (payload, status, error) => {
    const response = await post(payload);
    expect(response.json()).toMatchObject({ error });
    expect(response.statusCode).toBe(status);
  });

  it('is refused for staff', async () => {
    expect((await post(anOrder(), {}, staffToken())).statusCode).toBe(403);
  });

  it('refuses a key that is not a UUID', async () => {
    const response = await post(anOrder(), { 'Idempotency-Key': '1' });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ error: 'El encabezado «Idempotency-Key» debe ser un UUID.' });
  });
});

describe('a placed order', () => {
  let id: number;
  beforeEach(async () => {
    const line = aLine({ cantidad: 2, extras: 'Nuez', extras_full: [nuez], precio_total_extras: 25 });
    const combo = aLine({ id_producto: 5, precio_unitario: 180, crepas: [2, 3, 4] });
    id = (await post(anOrder({ productos: [line, combo] }))).json().id_pedido;
  });

  it('is readable with all its lines by its owner and by staff', async () => {
    const response = await get(`/order-details/${id}`, token);
    expect(v.parse(getOrderDetails.answer, response.json())).toEqual(response.json());
    expect(response.json()).toMatchObject({
      id_pedido: id,
      total: 335,
      estado: 0,
      etapa: 'recibido',
      telefono_usuario: phone,
      direccion_entrega: anOrder().direccion_entrega,
      detalles: [
        {
          id_producto: 1,
          ids_extras: [1],
          ids_crepas: [],
          producto: { nombre: 'Nutella', precio: 65 },
          cantidad: 2,
          extras: 'Nuez',
          combo: null,
          precio_total_extras: 25,
        },
        {
          ids_extras: [],
          ids_crepas: [2, 3, 4],
          producto: { nombre: 'Trío', precio: 180 },
          cantidad: 1,
          extras: null,
          combo: 'Fresa, Jamón, Queso',
        },
      ],
    });
    expect((await get(`/order-details/${id}`, staffToken())).json()).toEqual(response.json());
    expect((await get(`/order-details/${id}`, otherToken)).statusCode).toBe(403);
  });

  it('does not change when its product is changed or deleted', async () => {
    const before = (await get(`/order-details/${id}`, token)).json();
    await shop.database.queries
      .update(products)
      .set({ name: 'Otra', priceCents: 1 })
      .where(eq(products.id, 1));
    expect((await get(`/order-details/${id}`, token)).json()).toEqual(before);
    await shop.database.queries
      .update(products)
      .set({ name: 'Nutella', priceCents: 6500 })
      .where(eq(products.id, 1));
  });

  it('is in the list of its phone, for its owner and for staff', async () => {
    const response = await get(`/orders/user/${phone}`, token);
    expect(v.parse(getOrdersOfPhone.answer, response.json())).toEqual(response.json());
    expect(response.json()).toMatchObject([
      {
        id_pedido: id,
        total: 335,
        estado: 0,
        etapa: 'recibido',
        productos: [{ id_producto: 1 }, { id_producto: 5 }],
      },
    ]);
    expect((await get(`/orders/user/+52${phone}`, staffToken())).json()).toHaveLength(1);
    expect((await get(`/orders/user/${phone}`, otherToken)).statusCode).toBe(403);
    expect((await get('/orders/user/12', token)).statusCode).toBe(400);
  });

  it('is in the list of active orders, oldest first, until it is delivered', async () => {
    await post(anOrder());
    const response = await get('/active-orders', staffToken());
    expect(v.parse(getActiveOrders.answer, response.json())).toEqual(response.json());
    expect(response.json()).toMatchObject([
      {
        id_pedido: id,
        nombre: 'Cliente ·· 5678',
        telefono_usuario: phone,
        metodo_pago: 'efectivo',
        total: 335,
      },
      { total: 65 },
    ]);
    await shop.database.queries.update(orders).set({ stage: 'delivered' }).where(eq(orders.id, id));
    expect((await get('/active-orders', staffToken())).json()).toHaveLength(1);
    expect((await get(`/order-details/${id}`, token)).json()).toMatchObject({
      estado: 1,
      etapa: 'entregado',
    });
  });
});

it.each(['999999', '99999999999999'])('answers 404 for order %s', async (id) => {
  const response = await get(`/order-details/${id}`, staffToken());
  expect(response.statusCode).toBe(404);
  expect(response.json()).toEqual({ error: 'Ese pedido no existe.' });
});
