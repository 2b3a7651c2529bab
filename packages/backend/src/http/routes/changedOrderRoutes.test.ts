import { changeContent, getRevisions, orderDetailsFromWire } from '@crepas/api';
import { announcedChange } from '@crepas/domain';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { products } from '../../db/tables/menu.ts';
import { orderLines, orderRevisions, orders } from '../../db/tables/orders.ts';
import { pushMessages, pushSubscriptions } from '../../db/tables/push.ts';
import { aLine, anOrder, nuez, phone } from '../../testing/anOrder.ts';
import { sendAs } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, ownerToken, staffToken } from '../../testing/tokens.ts';

const shop = testShop();
let id = 0;
beforeEach(async () => {
  await shop.database.queries.delete(orders);
  await shop.database.queries
    .update(products)
    .set({ priceCents: 6_500, soldOutUntil: null })
    .where(eq(products.id, 1));
  id = (await asAna('POST', '/orders', anOrder())).json().id_pedido;
});

const asAna = sendAs(shop, customerToken(phone));
const asStaff = sendAs(shop, staffToken());
const asOwner = sendAs(shop, ownerToken());
const change = (payload: object, version = 0) =>
  asStaff(
    'PUT',
    `/orders/${id}/contenido`,
    { motivo: 'Se acabó', ...payload },
    { 'If-Match': `"${version}"` },
  );
const step = (etapa: string) => asStaff('PATCH', `/orders/${id}`, { etapa, motivo: 'x' });
const cancel = () => asAna('POST', `/orders/${id}/cancelar`);
const details = async () => (await asAna('GET', `/order-details/${id}`)).json();

const two = { productos: [aLine({ cantidad: 2 })], total: 130 };

describe('a change of an order', () => {
  it('is what everybody reads, with what changed, and keeps what it replaced for the owner', async () => {
    const changed = await change({ ...two, direccion_entrega: 'Lerdo 3', nota_pedido: 'Sin nuez' });
    expect(changed.statusCode).toBe(200);
    expect(v.parse(changeContent.answer, changed.json())).toEqual(changed.json());
    const read = await details();
    expect(read).toEqual(changed.json());
    expect(read).toMatchObject({
      total: 130,
      version: 1,
      direccion_entrega: 'Lerdo 3',
      detalles: [{ cantidad: 2 }],
      cambios_pedido: [
        {
          version: 1,
          motivo: 'Se acabó',
          total_antes: 65,
          total_ahora: 130,
          cambios: [
            { que: 'producto', nombre: 'Nutella', antes: 1, ahora: 2 },
            { que: 'direccion' },
            { que: 'nota' },
          ],
        },
      ],
    });
    expect((await asStaff('GET', '/active-orders')).json()).toMatchObject([{ total: 130, version: 1 }]);
    const revisions = await asOwner('GET', `/orders/${id}/revisiones`);
    expect(v.parse(getRevisions.answer, revisions.json())).toEqual(revisions.json());
    expect(revisions.json()).toMatchObject([
      { quien: 'somebody', antes: { total: 65, direccion_entrega: anOrder().direccion_entrega } },
    ]);
    expect((await asOwner('GET', `/personas/${phone}`)).json().revisiones).toHaveLength(1);
    const log = (await asOwner('GET', '/cambios?tipo=pedido')).json().cambios;
    expect(log[0]).toMatchObject({
      id_cosa: id,
      accion: 'cambio',
      antes: { total: 65 },
      ahora: { total: 130 },
    });
  });

  it('tells the devices of its customer, and nothing of what was typed', async () => {
    const device = { endpoint: 'https://fcm.googleapis.com/fcm/send/x', p256dh: 'x', auth: 'x', phone };
    await shop.database.queries.insert(pushSubscriptions).values(device);
    await change(two);
    expect(await shop.database.queries.select().from(pushMessages)).toMatchObject([
      { orderId: id, occasion: 'contentChanged' },
    ]);
    await shop.database.queries.delete(pushSubscriptions);
  });

  it('gets the first answer when its own was lost, also after the next step', async () => {
    const first = await change(two);
    await step('aceptado');
    const again = await change(two);
    expect([again.statusCode, again.json().version]).toEqual([200, 1]);
    expect(first.json().version).toBe(1);
    expect(await shop.database.queries.$count(orderRevisions)).toBe(1);
  });

  it('says that it came before the acceptance, so that the first ticket does not call itself a change', async () => {
    await change(two);
    await step('aceptado');
    await change({ nota_pedido: 'Sin nuez' }, 1);
    const { contentChanges = [] } = orderDetailsFromWire(await details());
    expect(announcedChange(contentChanges.slice(0, 1))).toBe(0);
    expect(announcedChange(contentChanges)).toBe(2);
  });

  it('of two at once has one winner, and the other one gets the order as it is', async () => {
    const three = { productos: [aLine({ cantidad: 3 })], total: 195 };
    const answers = await Promise.all([change(two), change(three)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    const [won, lost] = answers[0]?.statusCode === 200 ? answers : answers.toReversed();
    expect(lost?.json().pedido).toEqual(won?.json());
    expect(await shop.database.queries.$count(orderRevisions)).toBe(1);
  });

  it('beside a cancellation and an acceptance leaves one truth', async () => {
    const [changed, accepted, cancelled] = await Promise.all([change(two), step('aceptado'), cancel()]);
    const read = await details();
    expect(accepted?.statusCode === 200).toBe(read.etapa === 'aceptado');
    expect(cancelled?.statusCode === 200).toBe(read.etapa === 'cancelado');
    expect(read.total).toBe(changed?.statusCode === 200 ? 130 : 65);
    if (changed?.statusCode !== 200) expect(changed?.json()).toMatchObject({ etapa: 'cancelado' });
  });

  it.each([
    ['en_camino', ['aceptado', 'preparando', 'en_camino']],
    ['cancelado', ['cancelado']],
  ])('is refused for an order that is %s', async (etapa, steps) => {
    for (const next of steps) await step(next);
    const refused = await change(two);
    expect([refused.statusCode, refused.json().etapa]).toEqual([409, etapa]);
  });

  it('needs the version, a reason and a difference', async () => {
    const url = `/orders/${id}/contenido`;
    expect((await asStaff('PUT', url, { ...two, motivo: 'x' })).statusCode).toBe(400);
    expect((await change({ ...two, motivo: ' ' })).statusCode).toBe(400);
    expect((await change({ productos: [aLine()], total: 65 })).statusCode).toBe(422);
    expect(
      (await asStaff('PUT', '/orders/999999/contenido', { motivo: 'x' }, { 'If-Match': '"0"' })).statusCode,
    ).toBe(404);
  });
});

describe('the prices of a change', () => {
  beforeEach(async () => {
    const until = new Date(Date.now() + 3_600_000);
    await shop.database.queries
      .update(products)
      .set({ priceCents: 9_900, soldOutUntil: until })
      .where(eq(products.id, 1));
  });

  it('keep what was agreed for what stays, also when it is sold out now', async () => {
    expect((await change({ nota_pedido: 'Sin nuez' })).json()).toMatchObject({ total: 65 });
    const kept = await change({ productos: [aLine()], total: 65, nota_pedido: 'Con nuez' }, 1);
    expect(kept.json()).toMatchObject({ total: 65, version: 2, detalles: [{ producto: { precio: 65 } }] });
  });

  it.each([
    ['more pieces', [aLine({ cantidad: 2 })], 130],
    ['the same pieces twice', [aLine(), aLine()], 130],
    ['another extra', [aLine({ extras_full: [nuez], precio_total_extras: 12.5 })], 77.5],
  ])('are those of today for %s', async (_, productos, total) => {
    const refused = await change({ productos, total });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().cambios).toMatchObject([{ motivo: 'no_disponible' }]);
    expect(await details()).toMatchObject({ total: 65, detalles: [{ cantidad: 1 }] });
  });
});

it('another way to pay takes the amount in cash away', async () => {
  await asOwner('PUT', '/shop', { pagos: ['efectivo', 'tarjeta'] });
  await change({ paga_con: 100 });
  const changed = await change({ metodo_pago: 'tarjeta' }, 1);
  expect(changed.statusCode).toBe(200);
  expect(changed.json()).toMatchObject({ metodo_pago: 'tarjeta', version: 2 });
  expect(changed.json()).not.toHaveProperty('paga_con');
  expect((await change({ paga_con: 100 }, 2)).statusCode).toBe(422);
  await asOwner('PUT', '/shop', { pagos: ['efectivo'] });
});

it('what a change replaced is erased with its order', async () => {
  await change({ ...two, direccion_entrega: 'Lerdo 3' });
  await step('cancelado');
  expect((await asOwner('DELETE', `/personas/${phone}`)).statusCode).toBe(200);
  expect(await shop.database.queries.$count(orderRevisions)).toBe(0);
  expect(await shop.database.queries.$count(orderLines)).toBe(1);
});
