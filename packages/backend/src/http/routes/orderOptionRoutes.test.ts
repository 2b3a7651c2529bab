import {
  getActiveOrders,
  getDayReport,
  getOrderDetails,
  getShop,
  type ShopChange,
  updateShop,
} from '@crepas/api';
import { orderId } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { orders } from '../../db/tables/orders.ts';
import { askAs } from '../../testing/askAs.ts';
import { freshShop } from '../../testing/freshShop.ts';

const { shop, asStaff, asOwner, sendAsOwner, place } = freshShop();

const roma = { lat: 19.4187, lng: -99.1606 };
const monterrey = { lat: 25.67, lng: -100.31 };
const square: NonNullable<ShopChange['zone']> = [
  { lat: 19.4, lng: -99.2 },
  { lat: 19.4, lng: -99.1 },
  { lat: 19.45, lng: -99.1 },
  { lat: 19.45, lng: -99.2 },
];
const squareOnWire = square.map(({ lat, lng }) => [lat, lng]);
/** An order of 65 pesos. */
const everything = { posicion: roma, paga_con: 100, nota_pedido: 'Sin nuez\ny doble', nombre: 'Ana' };

async function readBack() {
  const [row] = (await asStaff(getActiveOrders, undefined)).json();
  const details = (await asStaff(getOrderDetails, orderId(row.id_pedido))).json();
  return { row, details };
}
async function putZone(zona: unknown) {
  const response = await sendAsOwner('PUT', '/shop', { zona });
  return { status: response.statusCode, body: response.json() };
}
const readZone = async () => (await askAs(shop, null)(getShop, undefined)).json().zona;

const latitudes = 'la latitud va de -90 a 90 y la longitud de -180 a 180.';
const offEarth = `«Ubicación»: ${latitudes}`;

describe('what a customer adds to an order', () => {
  it('comes back in the list and in the details', async () => {
    expect((await place(everything)).status).toBe(201);
    const { row, details } = await readBack();
    expect(row).toMatchObject(everything);
    expect(details).toMatchObject(everything);
  });

  it('stays absent when it was not given or is blank', async () => {
    await place({ nota_pedido: ' \n ', nombre: ' ' });
    const { row, details } = await readBack();
    // The list has a name for every row (decision O11).
    expect(row.nombre).toBe('Cliente ·· 5678');
    expect(details).not.toHaveProperty('nombre');
    for (const answer of [row, details]) {
      for (const field of ['posicion', 'paga_con', 'nota_pedido']) expect(answer).not.toHaveProperty(field);
    }
  });

  it('is stored cleaned', async () => {
    await place({ nombre: ' Ana\r\n María ', nota_pedido: ' Sin   nuez \r\n\r\n y doble' });
    expect((await readBack()).row).toMatchObject({ nombre: 'Ana María', nota_pedido: 'Sin nuez\ny doble' });
  });

  it('is announced by the shop', async () => {
    const { extensiones } = (await askAs(shop, null)(getShop, undefined)).json();
    expect(extensiones).toEqual(
      expect.arrayContaining(['posicion', 'zona', 'paga_con', 'nota_pedido', 'nombre']),
    );
  });

  it.each([
    [offEarth, 422, { posicion: { lat: 91, lng: 0 } }],
    ['«Con cuánto pagas»: 64.99 pesos no alcanzan para el total de 65 pesos.', 422, { paga_con: 64.99 }],
    ['«Con cuánto pagas»: son a lo más 999999.99 pesos.', 422, { paga_con: 1e6 }],
    ['«Nota»: tiene 141 caracteres y caben 140.', 422, { nota_pedido: 'ñ'.repeat(141) }],
    ['«Nota»: lleva un carácter que no se puede imprimir.', 422, { nota_pedido: 'a\u202Eb' }],
    ['«Nombre»: tiene 41 caracteres y caben 40.', 422, { nombre: 'A'.repeat(41) }],
    ['«Nota»: es demasiado largo.', 400, { nota_pedido: 'a'.repeat(240_000) }],
  ])('is refused: %s (%i)', async (error, status, wrong) => {
    expect(await place(wrong)).toMatchObject({ status, body: { error } });
    expect(await shop.database.queries.select().from(orders)).toEqual([]);
  });

  it.each([
    ['the exact sum', { paga_con: 65 }],
    ['a note of 140 families', { nota_pedido: '👨‍👩‍👧‍👦'.repeat(140) }],
    ['a formula as a name', { nombre: '=HYPERLINK("x")' }],
    ['a corner of the map', { posicion: { lat: -90, lng: 180 } }],
  ])('is accepted: %s', async (_, right) => {
    expect((await place(right)).status).toBe(201);
    expect((await readBack()).row).toMatchObject(right);
  });

  it('belongs to the order of a key', async () => {
    const key = crypto.randomUUID();
    const first = await place(everything, key);
    expect(await place(everything, key)).toEqual({ status: 200, body: first.body });
    for (const [field, other] of Object.entries({ posicion: monterrey, paga_con: 200, nota_pedido: 'Más' })) {
      expect((await place({ ...everything, [field]: other }, key)).status).toBe(422);
    }
  });
});

describe('the zone', () => {
  it('refuses an order outside, and accepts one inside, on the edge and without a pin', async () => {
    await asOwner(updateShop, { zone: square });
    const error = 'Aún no llegamos hasta ahí. Elige otra dirección.';
    expect(await place({ posicion: monterrey })).toEqual({
      status: 409,
      body: { error, codigo: 'fuera_de_zona' },
    });
    expect((await place({ posicion: roma })).status).toBe(201);
    expect((await place({ posicion: { lat: 19.4, lng: -99.15 } })).status).toBe(201);
    expect((await place()).status).toBe(201);
  });

  it('comes after the hours, and before the prices', async () => {
    await asOwner(updateShop, { zone: square });
    expect(await place({ posicion: monterrey, total: 1, paga_con: 1 })).toMatchObject({ status: 409 });
    await asOwner(updateShop, { isOpen: false });
    expect((await place({ posicion: monterrey })).body.codigo).toBe('cerrado');
  });

  it('that became smaller leaves earlier orders as they are: a known key gets its first answer', async () => {
    const key = crypto.randomUUID();
    const first = await place({ posicion: monterrey, paga_con: 100 }, key);
    const before = await readBack();
    await asOwner(updateShop, { zone: square });
    expect(await place({ posicion: monterrey, paga_con: 100 }, key)).toEqual({
      status: 200,
      body: first.body,
    });
    expect(await readBack()).toEqual(before);
    expect((await place({ posicion: monterrey })).status).toBe(409);
  });

  it('is set, kept by other changes, and cleared by the owner', async () => {
    expect(await readZone()).toBeNull();
    expect(await putZone(squareOnWire)).toMatchObject({ status: 200, body: { zona: squareOnWire } });
    await asOwner(updateShop, { message: 'Hoy hay flan.' });
    expect(await readZone()).toEqual(squareOnWire);
    expect(await putZone(null)).toMatchObject({ status: 200, body: { zona: null } });
    expect((await place({ posicion: monterrey })).status).toBe(201);
  });

  const corners = (text: string) => text.split(', ').map((corner) => corner.split(' ').map(Number));
  const circle = (count: number) =>
    Array.from({ length: count }, (_, index) => {
      const angle = (index / count) * 2 * Math.PI;
      return [19.4 + Math.cos(angle) / 10, -99.1 + Math.sin(angle) / 10];
    });

  it.each([
    ['«Zona de entrega»: necesita al menos 3 esquinas.', 422, circle(2)],
    ['«Zona de entrega»: tiene 51 esquinas y caben 50.', 422, circle(51)],
    [`«Zona de entrega»: la esquina 2 no está en el mapa: ${latitudes}`, 422, corners('0 0, 91 0, 0 1')],
    [
      '«Zona de entrega»: la línea se cruza o se toca a sí misma. Mueve una esquina.',
      422,
      corners('0 0, 2 2, 2 0, 0 2'),
    ],
    ['El dato «Zona de entrega» no es válido.', 400, corners('0 0, NaN 0, 0 1')],
  ])('is refused: %s (%i)', async (error, status, zone) => {
    await putZone(squareOnWire);
    const campo = expect.stringMatching(/^zona/);
    expect(await putZone(zone)).toEqual({ status, body: { error, campo } });
    expect(await readZone()).toEqual(squareOnWire);
  });
});

it('the report of a day says what the courier brings back, of delivered orders only', async () => {
  await place({ paga_con: 100 });
  await place({ paga_con: 200 });
  await place();
  await shop.database.queries.update(orders).set({ stage: 'delivered' });
  await place({ paga_con: 500 });
  await shop.database.queries.update(orders).set({ placedAt: new Date('2026-11-21T12:00:00-06:00') });
  expect((await asStaff(getDayReport, '2026-11-21')).json()).toMatchObject({
    ventas: 195,
    efectivo: { pedidos: 3, pagado: 365, cambio: 170 },
  });
  expect((await asStaff(getDayReport, '2026-11-20')).json()).not.toHaveProperty('efectivo');
});
