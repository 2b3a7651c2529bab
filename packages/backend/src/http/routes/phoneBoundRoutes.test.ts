import { randomUUID } from 'node:crypto';
import { changeStage, getPrivateSettings, updateShop } from '@crepas/api';
import { orderId } from '@crepas/domain';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '../../db/tables/orders.ts';
import { blockedPhones } from '../../db/tables/phones.ts';
import { shop as shopTable } from '../../db/tables/shop.ts';
import { anOrder, phone } from '../../testing/anOrder.ts';
import { askAs, said, sendAs } from '../../testing/askAs.ts';
import { sendOrder, sentOrder } from '../../testing/placeOrder.ts';
import { startTestShop } from '../../testing/startTestShop.ts';
import { testShop } from '../../testing/testShop.ts';
import { ownerToken, staffToken } from '../../testing/tokens.ts';

const shop = testShop({}, [shopTable, orders, blockedPhones]);
const asOwner = askAs(shop, ownerToken());
const asStaff = askAs(shop, staffToken());

const place = async (key: string = randomUUID()) => said(await sendOrder(shop, {}, { key }));
const statuses = (answers: readonly (readonly [number, unknown])[]) => answers.map(([status]) => status);
const setBounds = (maxOpenOrders: number, maxDailyOrders: number) =>
  asOwner(updateShop, { maxOpenOrders, maxDailyOrders });
const block = (endsAt: Date | null = null) =>
  shop.database.queries
    .insert(blockedPhones)
    .values({ phone, reason: 'Bromas', blockedBy: 'a@b.mx', endsAt });
const withoutCode = () => {
  const headers = { 'idempotency-key': randomUUID() };
  const body = { ...anOrder(), via: 'llamada' };
  return shop.app.inject({ method: 'POST', url: '/api/orders/sin-codigo', headers, payload: body });
};

describe('the orders of one phone', () => {
  it('may be as many under way as the owner says; an order that ends makes room for the next one', async () => {
    await setBounds(2, 30);
    const [first] = [await place(), await place()];
    expect(await place()).toEqual([
      409,
      {
        error: 'Este teléfono ya tiene 2 pedidos en curso. ¿Necesitas otro? Llama a la tienda o escríbele.',
        codigo: 'muchos_en_curso',
        whatsapp: '525500000000',
        telefono: '',
      },
    ]);
    const [, { id_pedido }] = first as [number, { id_pedido: number }];
    await asStaff(changeStage, { id: orderId(id_pedido), stage: 'rejected', reason: 'Ya cerramos' });
    expect(statuses([await place(), await place()])).toEqual([201, 409]);
  });

  it('are as many in 24 hours, however they ended', async () => {
    await setBounds(50, 2);
    for (const _ of [1, 2]) {
      const id = await sentOrder(shop);
      await shop.database.queries.update(orders).set({ stage: 'cancelled' }).where(eq(orders.id, id));
    }
    expect(await place()).toMatchObject([409, { codigo: 'muchos_en_un_dia' }]);
    await shop.database.queries.update(orders).set({ placedAt: sql`now() - interval '25 hours'` });
    expect(statuses([await place()])).toEqual([201]);
  });

  it('are still bounded when all arrive at once', async () => {
    await setBounds(3, 30);
    const answers = await Promise.all(Array.from({ length: 8 }, () => place()));
    expect(statuses(answers).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    expect(await shop.database.queries.$count(orders)).toBe(3);
  });

  it('that were placed are answered as before under their keys', async () => {
    await setBounds(1, 30);
    const key = randomUUID();
    const [, first] = await place(key);
    expect(await place(key)).toEqual([200, first]);
    await block();
    expect(await place(key)).toEqual([200, first]);
    expect(await place()).toMatchObject([409, { codigo: 'bloqueado' }]);
  });

  it('take no number of the shop when they are refused', async () => {
    await setBounds(2, 30);
    const before = await sentOrder(shop);
    await setBounds(1, 30);
    expect(statuses([await place()])).toEqual([409]);
    await setBounds(2, 30);
    expect(await sentOrder(shop)).toBe(before + 1);
  });

  it('of another phone, and those that staff take, are not counted', async () => {
    await setBounds(1, 1);
    const takeByTelephone = () => sendAs(shop, staffToken())('POST', '/orders/captura', anOrder());
    expect((await takeByTelephone()).statusCode).toBe(201);
    expect(statuses([await place()])).toEqual([201]);
    expect((await sendOrder(shop, {}, { of: '5587654321' })).statusCode).toBe(201);
    await block();
    expect((await takeByTelephone()).statusCode).toBe(201);
  });

  it('that were never confirmed do not count: anybody can give any phone', async () => {
    await asOwner(updateShop, { takesWithoutCode: true });
    await setBounds(1, 1);
    expect((await withoutCode()).statusCode).toBe(201);
    expect(statuses([await place(), await place()])).toEqual([201, 409]);
  });
});

describe('a blocked phone', () => {
  it('may not order until the block ends, with a code or without', async () => {
    await asOwner(updateShop, {
      takesWithoutCode: true,
      responsible: { name: 'Ana', address: 'Colima 1', email: '', phone: '5512340000' },
    });
    await block();
    const refusal = {
      error: 'La tienda no recibe pedidos de este teléfono en línea. Llama a la tienda: 5512340000.',
      codigo: 'bloqueado',
      telefono: '5512340000',
    };
    expect(await place()).toMatchObject([409, refusal]);
    expect(said(await withoutCode())).toMatchObject([409, refusal]);
    await shop.database.queries.update(blockedPhones).set({ endsAt: sql`now() - interval '1 second'` });
    expect(statuses([await place()])).toEqual([201]);
  });
});

describe('the owner’s bounds', () => {
  it('have limits, and only the owner reads them', async () => {
    expect((await asOwner(getPrivateSettings, undefined)).json()).toMatchObject({
      max_en_curso: 5,
      max_en_un_dia: 30,
    });
    expect((await setBounds(0, 30)).statusCode).toBe(400);
    expect((await setBounds(5, 501)).statusCode).toBe(400);
    expect((await setBounds(4, 20)).body).not.toContain('max_en');
    expect((await asOwner(getPrivateSettings, undefined)).json()).toMatchObject({
      max_en_curso: 4,
      max_en_un_dia: 20,
    });
    expect((await shop.app.inject('/api/shop')).body).not.toContain('max');
    expect((await shop.app.inject('/api/home')).body).not.toContain('maxOpen');
  });

  it('are five and thirty where the owner has set none', async () => {
    const own = await startTestShop({ settings: { limitsRate: true } });
    try {
      const answers = [];
      for (let count = 0; count < 6; count += 1) answers.push(said(await sendOrder(own)));
      expect(statuses(answers)).toEqual([201, 201, 201, 201, 201, 409]);
    } finally {
      await own.close();
    }
  });
});
