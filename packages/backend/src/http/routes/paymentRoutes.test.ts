import {
  getActiveOrders,
  getChanges,
  getDayReport,
  getOrderDetails,
  getShop,
  markPaid,
  markUnpaid,
  sayTransferred,
  updateShop,
} from '@crepas/api';
import { orderId } from '@crepas/domain';
import { describe, expect, it } from 'vitest';
import { orders } from '../../db/tables/orders.ts';
import { askAs } from '../../testing/askAs.ts';
import { freshShop } from '../../testing/freshShop.ts';
import { customerToken } from '../../testing/tokens.ts';

const { shop, asStaff, asOwner, asAna, sendAsStaff, sendAsOwner, place } = freshShop();

const account = { bank: 'Banco Uno', clabe: '032180000118359719', holder: 'Ana López' };
const allWays = { payments: ['cash', 'card', 'transfer'], transfer: account } as const;

const placed = async (metodo_pago: string) => orderId((await place({ metodo_pago })).body.id_pedido);

describe('the ways to pay', () => {
  it('are cash until the owner offers others', async () => {
    expect((await asOwner(getShop, undefined)).json()).toMatchObject({
      pagos: ['efectivo'],
      transferencia: null,
    });
    expect((await place()).status).toBe(201);
    expect(await place({ metodo_pago: 'tarjeta' })).toEqual({
      status: 409,
      body: { error: 'La tienda ya no acepta esa forma de pago. Elige otra.', codigo: 'pago_no_ofrecido' },
    });
  });

  it('are offered by the owner, with a line in the log', async () => {
    expect((await asOwner(updateShop, allWays)).json()).toMatchObject({
      pagos: ['efectivo', 'tarjeta', 'transferencia'],
      transferencia: { banco: 'Banco Uno', clabe: account.clabe, titular: 'Ana López' },
    });
    for (const way of ['efectivo', 'tarjeta', 'transferencia'])
      expect((await place({ metodo_pago: way })).status).toBe(201);
    expect((await asOwner(getChanges, {})).json().cambios[0]).toMatchObject({
      antes: { pagos: ['efectivo'], transferencia: null },
      ahora: { pagos: ['efectivo', 'tarjeta', 'transferencia'] },
    });
    await asOwner(updateShop, { payments: ['card'] });
    expect((await place()).body.codigo).toBe('pago_no_ofrecido');
  });

  it.each([
    ['none', { pagos: [] }, '«Formas de pago»: elige una al menos.'],
    ['one twice', { pagos: ['efectivo', 'efectivo'] }, '«Formas de pago»: una está dos veces.'],
    ['no account', { pagos: ['transferencia'] }, '«Transferencia»: escribe a qué cuenta te pagan.'],
    [
      'a wrong CLABE',
      { transferencia: { banco: 'Uno', clabe: '032180000118359710', titular: 'Ana' } },
      '«CLABE»: no es una CLABE: revisa los 18 dígitos.',
    ],
    ['no bank', { transferencia: { banco: ' ', clabe: account.clabe, titular: 'Ana' } }, '«Banco»: falta.'],
  ])('are refused with %s', async (_, payload, error) => {
    const response = await sendAsOwner('PUT', '/shop', payload);
    expect({ status: response.statusCode, error: response.json().error }).toEqual({ status: 422, error });
  });

  it('keep the account while transfers are offered', async () => {
    await asOwner(updateShop, allWays);
    expect((await asOwner(updateShop, { transfer: null })).statusCode).toBe(422);
    expect((await asOwner(updateShop, { payments: ['cash'], transfer: null })).statusCode).toBe(200);
  });

  it('belong to the order of a key', async () => {
    await asOwner(updateShop, allWays);
    const key = crypto.randomUUID();
    const first = await place({ metodo_pago: 'tarjeta' }, key);
    await asOwner(updateShop, { payments: ['cash'] });
    expect(await place({ metodo_pago: 'tarjeta' }, key)).toEqual({ status: 200, body: first.body });
    expect((await place({ metodo_pago: 'efectivo' }, key)).status).toBe(422);
  });

  it('other than cash have no change to give', async () => {
    await asOwner(updateShop, allWays);
    expect(await place({ metodo_pago: 'tarjeta', paga_con: 100 })).toMatchObject({
      status: 422,
      body: { error: '«Con cuánto pagas»: solo va con un pago en efectivo.' },
    });
  });
});

describe('a paid order', () => {
  it('is marked by staff, once, and unmarked', async () => {
    await asOwner(updateShop, allWays);
    const id = await placed('transferencia');
    const { pagado_en } = (await asStaff(markPaid, id)).json();
    expect(pagado_en).toBeTruthy();
    expect((await asStaff(markPaid, id)).json().pagado_en).toBe(pagado_en);
    expect((await asStaff(getActiveOrders, undefined)).json()[0].pagado_en).toBe(pagado_en);
    expect((await asAna(getOrderDetails, id)).json().pagado_en).toBe(pagado_en);
    expect((await asStaff(markUnpaid, id)).json()).not.toHaveProperty('pagado_en');
    expect((await asAna(markPaid, id)).statusCode).toBe(403);
    expect((await asStaff(markPaid, orderId(999_999))).statusCode).toBe(404);
  });

  it('is announced by its customer, once, while a transfer is awaited', async () => {
    await asOwner(updateShop, allWays);
    const id = await placed('transferencia');
    const { transferido_en } = (await asAna(sayTransferred, id)).json();
    expect(transferido_en).toBeTruthy();
    expect((await asAna(sayTransferred, id)).json().transferido_en).toBe(transferido_en);
    expect((await asStaff(getActiveOrders, undefined)).json()[0].transferido_en).toBe(transferido_en);
    const other = askAs(shop, customerToken('5587654321'));
    expect((await other(sayTransferred, id)).statusCode).toBe(403);
    expect((await asAna(sayTransferred, await placed('efectivo'))).statusCode).toBe(409);
    await shop.database.queries.update(orders).set({ stage: 'cancelled' });
    expect((await asAna(sayTransferred, id)).statusCode).toBe(409);
  });
});

it('the report of a day divides the sales by way to pay', async () => {
  await asOwner(updateShop, allWays);
  for (const way of ['efectivo', 'tarjeta', 'tarjeta']) await place({ metodo_pago: way });
  const placedAt = new Date('2026-11-21T12:00:00-06:00');
  await shop.database.queries.update(orders).set({ stage: 'delivered', placedAt });
  expect((await asStaff(getDayReport, '2026-11-21')).json().pagos).toEqual([
    { metodo: 'tarjeta', pedidos: 2, ventas: 130 },
    { metodo: 'efectivo', pedidos: 1, ventas: 65 },
  ]);
  const file = await sendAsStaff('GET', '/reports/day?fecha=2026-11-21&formato=csv');
  expect(file.body.split('\r\n').slice(2, -1)).toEqual([
    '2026-11-21,Total,3,195.00',
    '',
    'Fecha,Forma de pago,Pedidos,Ventas',
    '2026-11-21,Tarjeta al recibir,2,130.00',
    '2026-11-21,Efectivo,1,65.00',
    '',
    'Fecha,Efectivo del repartidor,Pedidos,Le pagan,Da de cambio,Trae',
    '2026-11-21,Efectivo,1,65.00,0.00,65.00',
  ]);
});
