import { getDayReport, updateShop } from '@crepas/api';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { orderLines, orders, type StoredStage } from '../../db/tables/orders.ts';
import { aLine, nuez } from '../../testing/anOrder.ts';
import { askAs, said, sendAs } from '../../testing/askAs.ts';
import { sentOrder } from '../../testing/placeOrder.ts';
import { testShop } from '../../testing/testShop.ts';
import { ownerToken, staffToken } from '../../testing/tokens.ts';

const shop = testShop({}, [orders]);

const report = (query: string) => sendAs(shop, staffToken())('GET', `/reports/day?${query}`);

/** Inserts an order of two Nutellas with nuts and a Fresa (220 pesos). */
async function ordered(placedAt: string, stage: StoredStage): Promise<number> {
  const nutella = aLine({ cantidad: 2, extras: 'Nuez', extras_full: [nuez], precio_total_extras: 25 });
  const id = await sentOrder(shop, { productos: [nutella, aLine({ id_producto: 2 })] });
  await shop.database.queries
    .update(orders)
    .set({ placedAt: new Date(placedAt), stage })
    .where(eq(orders.id, id));
  return id;
}

it.each([
  ['the last year of the calendar', 'desde=9999-12-01&hasta=9999-12-31'],
  ['more than 400 days', 'desde=2025-01-01&hasta=2026-12-31'],
])('GET /reports says which days it has when it is asked for %s', async (_, days) => {
  expect(said(await sendAs(shop, ownerToken())('GET', `/reports?${days}`))).toEqual([
    400,
    { campo: 'hasta', error: '«Hasta»: elige de 1 a 400 días seguidos, de los años 2000 a 2999.' },
  ]);
});

describe('GET /reports/day', () => {
  it('counts the orders of the day and the sales of the delivered ones', async () => {
    await ordered('2026-11-21T12:00:00-06:00', 'delivered');
    await ordered('2026-11-21T13:00:00-06:00', 'delivered');
    await ordered('2026-11-21T14:00:00-06:00', 'preparing');
    await ordered('2026-11-21T15:00:00-06:00', 'rejected');
    const response = await report('fecha=2026-11-21');
    expect(v.parse(getDayReport.answer, response.json())).toEqual(response.json());
    expect(response.json()).toEqual({
      fecha: '2026-11-21',
      entregados: 2,
      activos: 1,
      cancelados: 1,
      ventas: 440,
      efectivo: { pedidos: 2, pagado: 440, cambio: 0 },
      productos: [
        { nombre: 'Nutella', cantidad: 4, ventas: 310 },
        { nombre: 'Fresa', cantidad: 2, ventas: 130 },
      ],
    });
  });

  it('says what codes took off, in the answer and in the file, whose rows add up to the sales', async () => {
    const id = await ordered('2026-11-21T12:00:00-06:00', 'delivered');
    await shop.database.queries
      .update(orders)
      .set({ totalCents: 20_050, discountCents: 1_950 })
      .where(eq(orders.id, id));
    expect((await report('fecha=2026-11-21')).json()).toMatchObject({ ventas: 200.5, descuentos: 19.5 });
    expect((await report('fecha=2026-11-21&formato=csv')).body).toContain(
      '2026-11-21,Fresa,1,65.00\r\n2026-11-21,Códigos,,-19.50\r\n2026-11-21,Total,3,200.50\r\n',
    );
  });

  it('starts and ends the day at 5:00 in the shop’s time zone (decision H3)', async () => {
    await ordered('2026-11-21T04:59:59.999-06:00', 'delivered');
    await ordered('2026-11-21T05:00:00-06:00', 'delivered');
    await ordered('2026-11-22T04:59:59.999-06:00', 'delivered');
    await ordered('2026-11-22T05:00:00-06:00', 'delivered');
    expect((await report('fecha=2026-11-21')).json()).toMatchObject({ entregados: 2 });
  });

  it('respects the daylight saving time that ended in 2022', async () => {
    await ordered('2022-07-01T05:00:00-05:00', 'delivered');
    await ordered('2022-07-02T04:59:00-05:00', 'delivered');
    await ordered('2022-07-02T05:00:00-05:00', 'delivered');
    expect((await report('fecha=2022-07-01')).json()).toMatchObject({ entregados: 2 });
  });

  it('uses the time zone that the owner chose', async () => {
    await ordered('2026-11-21T04:00:00-06:00', 'delivered');
    await askAs(shop, ownerToken())(updateShop, { timeZone: 'America/Cancun' });
    expect((await report('fecha=2026-11-21')).json()).toMatchObject({ entregados: 1 });
    await askAs(shop, ownerToken())(updateShop, { timeZone: 'America/Mexico_City' });
    expect((await report('fecha=2026-11-21')).json()).toMatchObject({ entregados: 0 });
  });

  it('is all zeros for a day without orders', async () => {
    expect((await report('fecha=2026-11-21')).json()).toEqual({
      fecha: '2026-11-21',
      entregados: 0,
      activos: 0,
      cancelados: 0,
      ventas: 0,
      productos: [],
    });
  });

  it.each(['fecha=2026-02-31', 'fecha=9999-12-31'])('refuses «%s»', async (query) => {
    const response = await report(query);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ campo: 'fecha' });
  });

  it('answers CSV on request', async () => {
    const id = await ordered('2026-11-21T12:00:00-06:00', 'delivered');
    await shop.database.queries
      .update(orderLines)
      .set({ productName: '=Crepa; "doble"' })
      .where(eq(orderLines.orderId, id));
    const response = await report('fecha=2026-11-21&formato=csv');
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toBe('attachment; filename="ventas-2026-11-21.csv"');
    expect(response.body).toBe(
      '\uFEFFFecha,Producto,Cantidad,Ventas\r\n' +
        `2026-11-21,"'=Crepa; ""doble""",2,155.00\r\n` +
        `2026-11-21,"'=Crepa; ""doble""",1,65.00\r\n` +
        '2026-11-21,Total,3,220.00\r\n' +
        '\r\nFecha,Efectivo del repartidor,Pedidos,Le pagan,Da de cambio,Trae\r\n' +
        '2026-11-21,Efectivo,1,220.00,0.00,220.00\r\n',
    );
  });

  it('says the cash of deliveries, without pickups and paid orders, and which transfers nobody has seen', async () => {
    const at = '2026-11-21T12:00:00-06:00';
    const change = async (part: Partial<typeof orders.$inferInsert>, stage: StoredStage = 'delivered') => {
      const id = await ordered(at, stage);
      await shop.database.queries.update(orders).set(part).where(eq(orders.id, id));
      return id;
    };
    await change({ cashGivenCents: 50_000 });
    await change({ cashGivenCents: null });
    await change({ fulfilment: 'pickup', cashGivenCents: 50_000 });
    await change({ paidAt: new Date() });
    await change({ cashGivenCents: 50_000 }, 'onTheWay');
    const due = await change({ payment: 'transfer' });
    await change({ payment: 'transfer', paidAt: new Date() });
    await change({ payment: 'transfer' }, 'cancelled');
    expect((await report('fecha=2026-11-21')).json()).toMatchObject({
      efectivo: { pedidos: 2, pagado: 720, cambio: 280 },
      por_confirmar: [{ id_pedido: due, total: 220 }],
    });
    const { body } = await report('fecha=2026-11-21&formato=csv');
    expect(body).toContain('2026-11-21,Efectivo,2,720.00,280.00,440.00\r\n');
    expect(body).toContain(`2026-11-21,#${due},220.00\r\n`);
  });
});
