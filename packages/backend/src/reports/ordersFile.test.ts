import { ordersTable, reportFile } from '@crepas/api';
import { zeroCents } from '@crepas/domain';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { orders } from '../db/tables/orders.ts';
import { aLine, nuez } from '../testing/anOrder.ts';
import { sendAs } from '../testing/askAs.ts';
import { sentOrder } from '../testing/placeOrder.ts';
import { testShop } from '../testing/testShop.ts';
import { ownerToken, staffToken } from '../testing/tokens.ts';
import { readOrdersFile } from './ordersFile.ts';

const shop = testShop({}, [orders]);

const days = { from: '2026-11-21', to: '2026-11-22' };
const timeZone = 'America/Mexico_City';
const file = (token = ownerToken()) => sendAs(shop, token)('GET', reportFile(days, ordersTable));
const rowsOf = (body: string) => body.replace('\uFEFF', '').trimEnd().split('\r\n');

/** Two Nutellas with nuts and a Fresa: 220 pesos. */
async function ordered(change: Partial<typeof orders.$inferInsert>): Promise<number> {
  const nutella = aLine({ cantidad: 2, extras: 'Nuez', extras_full: [nuez], precio_total_extras: 25 });
  const id = await sentOrder(shop, { productos: [nutella, aLine({ id_producto: 2 })] });
  await shop.database.queries.update(orders).set(change).where(eq(orders.id, id));
  return id;
}
const at = (time: string) => new Date(`2026-11-${time}-06:00`);

it('has a row for each order, in words, and a last one with the sums', async () => {
  const brought = await ordered({
    placedAt: at('21T19:05:00'),
    stage: 'delivered',
    feeCents: 2_500,
    totalCents: 24_500,
    feeZone: 'Centro; norte',
    courierName: 'Beto',
  });
  const fetched = await ordered({
    placedAt: at('22T01:30:00'),
    stage: 'onTheWay',
    fulfilment: 'pickup',
    payment: 'card',
  });
  const lost = await ordered({ placedAt: at('22T18:00:00'), stage: 'rejected' });
  const answer = await file();
  expect(answer.headers['content-disposition']).toContain('"pedidos-2026-11-21-2026-11-22.csv"');
  const products = '"2 × Nutella (Nuez), 1 × Fresa"';
  expect(rowsOf(answer.body)).toEqual([
    'Desde,Hasta,Número,Fecha,Hora,Entrega,Zona,Forma de pago,Pago,Etapa,Repartidor,Productos,Subtotal,Envío,Total,Ventas',
    `2026-11-21,2026-11-22,${brought},2026-11-21,19:05,A domicilio,"Centro; norte",Efectivo,Pagado,Entregado,Beto,${products},220.00,25.00,245.00,245.00`,
    `2026-11-21,2026-11-22,${fetched},2026-11-21,01:30,Recoger en la tienda,,Tarjeta al recoger,Por cobrar,Listo para recoger,,${products},220.00,0.00,220.00,0.00`,
    `2026-11-21,2026-11-22,${lost},2026-11-22,18:00,A domicilio,,Efectivo,,Rechazado,,${products},220.00,0.00,220.00,0.00`,
    '2026-11-21,2026-11-22,Total,,,,,,,,,,660.00,25.00,685.00,245.00',
  ]);
});

it('has code and discount, where an order has one, and the subtotal before it', async () => {
  const discountTerms = {
    name: 'CREPA10',
    gift: { kind: 'percent', percent: 10 },
    minimum: zeroCents,
    fulfilment: null,
    categoryIds: null,
  } as const;
  await ordered({
    placedAt: at('21T19:05:00'),
    totalCents: 22_300,
    feeCents: 2_500,
    codeId: 1,
    discountTerms,
    discountCents: 2_200,
  });
  await ordered({ placedAt: at('21T20:05:00') });
  const [heading, first, second, sum] = rowsOf((await file()).body);
  expect(heading).toMatch(/,Subtotal,Envío,Código,Descuento,Total,Ventas$/);
  expect(first).toMatch(/,220\.00,25\.00,CREPA10,22\.00,223\.00,0\.00$/);
  expect(second).toMatch(/,220\.00,0\.00,,0\.00,220\.00,0\.00$/);
  expect(sum).toMatch(/,440\.00,25\.00,,22\.00,443\.00,0\.00$/);
});

it('counts an order for later on its day, and says for when it is', async () => {
  const later = await ordered({ placedAt: at('19T19:05:00'), scheduledFor: at('22T20:30:00') });
  await ordered({ placedAt: at('22T12:00:00'), scheduledFor: at('24T20:30:00') });
  const asSoonAsPossible = await ordered({ placedAt: at('22T18:00:00') });
  const [heading = '', ...rows] = rowsOf((await file()).body);
  expect(heading).toContain('Fecha,Hora,Para el día,Para la hora,Entrega');
  expect(rows.map((row) => row.split(',').slice(2, 7))).toEqual([
    [String(later), '2026-11-19', '19:05', '2026-11-22', '20:30'],
    [String(asSoonAsPossible), '2026-11-22', '18:00', '', ''],
    ['Total', '', '', '', ''],
  ]);
});

it.each([
  [{ payment: 'transfer' }, 'Sin confirmar'],
  [{ payment: 'transfer', transferredAt: new Date() }, 'Dice que ya transfirió'],
  [{ payment: 'transfer', transferredAt: new Date(), paidAt: new Date() }, 'Pagado'],
  [{ payment: 'transfer', stage: 'cancelled' }, ''],
  [{ payment: 'transfer', stage: 'cancelled', paidAt: new Date() }, 'Pagado'],
  [{ payment: 'cash', stage: 'preparing' }, 'Por cobrar'],
  // A code takes everything off.
  [{ payment: 'transfer', totalCents: 0 }, 'Nada por cobrar'],
  [{ payment: 'card', stage: 'preparing', totalCents: 0 }, 'Nada por cobrar'],
  [{ payment: 'cash', stage: 'delivered', totalCents: 0 }, 'Nada por cobrar'],
  [{ payment: 'transfer', stage: 'cancelled', totalCents: 0 }, ''],
] as const)('says of %o that its money is «%s»', async (change, paid) => {
  await ordered({ placedAt: at('21T19:00:00'), ...change });
  expect(rowsOf((await file()).body)[1]?.split(',')[8]).toBe(paid);
});

it('has nothing of the customer, no order that was never confirmed, and no formula', async () => {
  await ordered({
    placedAt: at('21T19:00:00'),
    customerName: 'Lupita',
    notes: 'Alergia',
    feeZone: '=1+1',
    courierName: '@SUM(A1)',
  });
  await ordered({ placedAt: at('21T20:00:00'), awaitsConfirmation: true });
  const { body } = await file();
  expect(rowsOf(body)).toHaveLength(3);
  expect(body).not.toMatch(/Lupita|Alergia|Juárez|5512345678/);
  expect(body).toContain(",'=1+1,");
  expect(body).toContain(",'@SUM(A1),");
});

it('reads more orders than one page, each once, and refuses more than it may hold', async () => {
  const id = await ordered({ placedAt: at('21T19:00:00'), stage: 'delivered' });
  await shop.database.queries.execute(sql`
    insert into orders (phone, delivery_address, total_cents, stage, placed_at)
    select phone, delivery_address, total_cents, stage, placed_at + place * interval '1 minute'
    from ${orders}, generate_series(1, 600) as place where id = ${id}`);
  const body = (await readOrdersFile(shop.database, days, timeZone, 601)) ?? '';
  const numbers = rowsOf(body)
    .slice(1, -1)
    .map((row) => row.split(',')[2]);
  expect([numbers.length, new Set(numbers).size]).toEqual([601, 601]);
  expect(await readOrdersFile(shop.database, days, timeZone, 600)).toBeNull();
});

it('is a heading without orders, and only the owner’s', async () => {
  expect(rowsOf((await file()).body)).toHaveLength(1);
  expect((await file(staffToken())).statusCode).toBe(403);
});
