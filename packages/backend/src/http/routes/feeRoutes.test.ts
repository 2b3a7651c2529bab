import { getChanges, getDayReport, getOrderDetails, getShop, updateShop } from '@crepas/api';
import { type Cents, type FeeZone, orderId } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { products } from '../../db/tables/menu.ts';
import { orders } from '../../db/tables/orders.ts';
import { aLine, anOrder } from '../../testing/anOrder.ts';
import { freshShop } from '../../testing/freshShop.ts';

const { shop, asStaff, asOwner, asAna, sendAsStaff, sendAsOwner, place, change } = freshShop();

const square = (size: number): FeeZone['zone'] => [
  { lat: 19, lng: -99 },
  { lat: 19, lng: -99 + size },
  { lat: 19 + size, lng: -99 + size },
  { lat: 19 + size, lng: -99 },
];
const zone = (
  name: string,
  size: number,
  fee: number,
  minimum = 0,
  freeFrom: number | null = null,
): FeeZone => ({
  name,
  zone: square(size),
  fee: fee as Cents,
  minimum: minimum as Cents,
  freeFrom: freeFrom as Cents | null,
});
const near = { lat: 19.05, lng: -98.95 };
const far = { lat: 19.5, lng: -98.5 };
/** Nutella costs $65.00. */
const fees = {
  feeZones: [zone('Lejos', 1, 5_000), zone('Centro', 0.1, 2_500, 13_000, 26_000)],
  feeWithoutPin: { fee: 4_000 as Cents, minimum: 0 as Cents, freeFrom: null },
};
const crossed = ['0 0', '1 1', '1 0', '0 1'].map((corner) => corner.split(' ').map(Number));
const ordered = (cantidad: number, changes: object = {}) => ({
  productos: [aLine({ cantidad })],
  total: cantidad * 65,
  ...changes,
});

describe('what delivery costs', () => {
  it('is nothing until the owner draws a zone with a fee', async () => {
    expect((await asOwner(getShop, undefined)).json()).toMatchObject({ tarifas: [], tarifa_sin_pin: null });
    const { status, body } = await place();
    expect(status).toBe(201);
    expect((await asAna(getOrderDetails, orderId(body.id_pedido))).json()).not.toHaveProperty('envio');
  });

  it('is said by the owner, with a line in the log, and by no server for the first screen', async () => {
    const answer = (await asOwner(updateShop, fees)).json();
    expect(answer).toMatchObject({
      tarifas: [
        { nombre: 'Lejos', envio: 50, minimo: 0, gratis_desde: null },
        { nombre: 'Centro', envio: 25, minimo: 130, gratis_desde: 260 },
      ],
      tarifa_sin_pin: { envio: 40, minimo: 0, gratis_desde: null },
    });
    expect((await asOwner(getChanges, {})).json().cambios[0]).toMatchObject({
      antes: { tarifas: [], tarifa_sin_pin: null },
      ahora: { tarifas: answer.tarifas, tarifa_sin_pin: answer.tarifa_sin_pin },
    });
  });

  it.each([
    ['in the cheapest zone around the pin', 2, near, 25, 'Centro'],
    ['in another zone', 1, far, 50, 'Lejos'],
    ['without a pin', 1, undefined, 40, null],
    ['outside of every zone', 1, { lat: 30, lng: -98 }, 40, null],
    ['from the sum that is free', 4, near, 0, 'Centro'],
  ])('is a part of the total %s', async (_, pieces, posicion, envio, feeZone) => {
    await asOwner(updateShop, fees);
    const total = pieces * 65 + envio;
    const { status, body } = await place(
      ordered(pieces, { total, ...(envio > 0 && { envio }), ...(posicion && { posicion }) }),
    );
    expect({ status, total: body.total }).toEqual({ status: 201, total });
    const id = orderId(body.id_pedido);
    expect((await asAna(getOrderDetails, id)).json()).toMatchObject({ total, ...(envio > 0 && { envio }) });
    const [row] = await shop.database.queries.select().from(orders);
    expect(row).toMatchObject({ feeCents: envio * 100, feeZone, totalCents: total * 100 });
  });

  it('refuses an order with another fee as one with another price', async () => {
    await asOwner(updateShop, fees);
    expect(await place(ordered(2, { posicion: near }))).toEqual({
      status: 409,
      body: {
        error: 'Tu pedido cambió. ¿Confirmar?',
        cambios: [{ motivo: 'envio', antes: 0, ahora: 25 }],
        total: 155,
      },
    });
  });

  it('refuses an order below the minimum, and says what is missing', async () => {
    await asOwner(updateShop, fees);
    expect(await place(ordered(1, { posicion: near, envio: 25, total: 90 }))).toEqual({
      status: 409,
      body: {
        error: 'Te faltan $65.00 en productos para el pedido mínimo a tu dirección.',
        codigo: 'minimo',
        falta: 65,
      },
    });
  });

  it('belongs to the order of a key', async () => {
    await asOwner(updateShop, fees);
    const key = crypto.randomUUID();
    const order = ordered(1, { envio: 40, total: 105 });
    const first = await place(order, key);
    await asOwner(updateShop, { feeWithoutPin: null });
    expect(await place(order, key)).toEqual({ status: 200, body: first.body });
    expect((await place(ordered(1), key)).status).toBe(422);
  });

  it('stops no staff below the minimum', async () => {
    await asOwner(updateShop, fees);
    const order = anOrder(ordered(1, { posicion: near, envio: 25, total: 90 }));
    expect((await sendAsStaff('POST', '/orders/captura', order)).statusCode).toBe(201);
  });

  it.each([
    [
      'an outline that crosses itself',
      { tarifas: [{ nombre: 'Centro', zona: crossed, envio: 1, minimo: 0, gratis_desde: null }] },
      {
        error: '«Costo de envío»: Centro: la línea se cruza o se toca a sí misma. Mueve una esquina.',
        campo: 'tarifas.0.zona',
      },
    ],
    [
      'no name',
      { tarifas: [{ nombre: ' ', zona: [], envio: 1, minimo: 0, gratis_desde: null }] },
      { error: 'El dato «Nombre» no es válido.', campo: 'tarifas.0.nombre' },
    ],
    [
      'too many zones',
      { tarifas: Array.from({ length: 21 }, () => ({})) },
      { error: '«Costo de envío»: son demasiados renglones y caben 20.', campo: 'tarifas' },
    ],
    [
      'a negative fee',
      { tarifa_sin_pin: { envio: -1, minimo: 0, gratis_desde: null } },
      { error: 'El dato «Envío» no es válido.', campo: 'tarifa_sin_pin.envio' },
    ],
  ])('is refused with %s', async (_, payload, body) => {
    const response = await sendAsOwner('PUT', '/shop', payload);
    expect([400, 422]).toContain(response.statusCode);
    expect(response.json()).toMatchObject(body);
  });
});

describe('a change of an order', () => {
  it('counts the fee again when the place or the products change, and keeps it otherwise', async () => {
    await asOwner(updateShop, fees);
    const { body: placed } = await place(ordered(2, { posicion: near, envio: 25, total: 155 }));
    const id = placed.id_pedido;
    await asOwner(updateShop, { feeZones: [zone('Alrededor', 1, 3_000, 13_000, 26_000)] });

    const feeZone = async () => (await shop.database.queries.select().from(orders))[0]?.feeZone;

    const noted = await change(id, 0, { nota_pedido: 'Sin azúcar' });
    expect(noted.body).toMatchObject({ envio: 25, total: 155 });
    expect(await feeZone()).toBe('Centro');
    const moved = await change(id, 1, { direccion_entrega: 'Lerdo 3', posicion: far });
    expect(moved.body).toMatchObject({ envio: 30, total: 160 });
    expect(await feeZone()).toBe('Alrededor');
    const differences = moved.body.cambios_pedido.at(-1).cambios.map(({ que }: { que: string }) => que);
    expect(differences).toEqual(['direccion', 'envio']);

    // The shop delivers an order that it took, also below the minimum.
    const smaller = await change(id, 2, { ...ordered(1), envio: 30, total: 95 });
    expect(smaller.body).toMatchObject({ envio: 30, total: 95 });
    const free = await change(id, 3, ordered(4));
    expect(free.body.total).toBe(260);
    expect(free.body).not.toHaveProperty('envio');
    const another = await change(id, 4, { ...ordered(1), envio: 25, total: 90 });
    expect(another).toMatchObject({
      status: 409,
      body: { cambios: [{ motivo: 'envio', antes: 25, ahora: 30 }], total: 95 },
    });
  });
});

it('is a line of its own in the report of the day', async () => {
  await asOwner(updateShop, fees);
  await place(ordered(1, { envio: 40, total: 105 }));
  const placedAt = new Date('2026-11-21T12:00:00-06:00');
  await shop.database.queries.update(orders).set({ stage: 'delivered', placedAt });
  expect((await asStaff(getDayReport, '2026-11-21')).json()).toMatchObject({ ventas: 105, envios: 40 });
  const file = await sendAsStaff('GET', '/reports/day?fecha=2026-11-21&formato=csv');
  expect(file.body).toContain(
    '2026-11-21,Nutella,1,65.00\r\n2026-11-21,Envío,,40.00\r\n2026-11-21,Total,1,105.00\r\n',
  );
  const [product] = await shop.database.queries.select().from(products);
  expect(product?.priceCents).toBe(6_500);
});
