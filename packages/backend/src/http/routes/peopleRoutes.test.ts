import {
  blockPhone,
  erasePerson,
  getChanges,
  getDayReport,
  getOrders,
  getPerson,
  getPhoneBlock,
  getPrivateSettings,
  unblockPhone,
  updateShop,
} from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { shopDayAt } from '@crepas/domain';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';
import { dump } from '../../backup/dump.ts';
import { idempotencyKeys, orders, type StoredStage } from '../../db/tables/orders.ts';
import { blockedPhones } from '../../db/tables/phones.ts';
import { pushSubscriptions } from '../../db/tables/push.ts';
import { deleteEndedBlocks } from '../../people/blockedPhones.ts';
import { type Erased, eraseExpiredOrders } from '../../people/erasePerson.ts';
import { askAs, sendAs } from '../../testing/askAs.ts';
import { noBackups } from '../../testing/noBackups.ts';
import { sendOrder, sentOrder } from '../../testing/placeOrder.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, ordersToken, ownerToken, staffToken } from '../../testing/tokens.ts';

const phone = '5598761234' as PhoneNumber;
const other = '5543219876' as PhoneNumber;
/** Everything that the customer of {@link ordered} gave. */
const traces = [phone, 'Zacatecas', 'Fermina', 'timbre roto', '19.412345', 'device-of-fermina'];

let noted: Erased | null = null;
const shop = testShop({
  backups: {
    ...noBackups,
    noteErasure: async (erased) => {
      noted = erased;
    },
  },
});
beforeEach(async () => {
  await shop.database.queries.delete(orders);
  await shop.database.queries.delete(pushSubscriptions);
  await shop.database.queries.delete(blockedPhones);
  await ask(updateShop, { forgetAfterDays: null });
});

const ask = askAs(shop, ownerToken());

async function ordered(stage: StoredStage, daysAgo = 0, of = phone): Promise<number> {
  const given = {
    direccion_entrega: 'Zacatecas 88',
    posicion: { lat: 19.412345, lng: -99.1 },
    nota_pedido: 'El timbre roto',
    nombre: 'Fermina',
    paga_con: 100,
  };
  const id = await sentOrder(shop, given, { of, key: crypto.randomUUID() });
  const placedAt = sql`now() - make_interval(days => ${daysAgo}::integer)`;
  const endReason = stage === 'rejected' ? 'Fermina no contestó' : null;
  await shop.database.queries.update(orders).set({ stage, placedAt, endReason }).where(eq(orders.id, id));
  return id;
}

const subscribe = (of: string = phone, endpoint = 'https://fcm.googleapis.com/device-of-fermina') =>
  shop.database.queries.insert(pushSubscriptions).values({ endpoint, p256dh: 'B', auth: 'A', phone: of });

async function backup(): Promise<string> {
  return shop.database.inSession(async (session) => {
    let text = '';
    for await (const line of dump(session)) text += line;
    return text;
  });
}
const found = async () => {
  const text = await backup();
  return traces.filter((trace) => text.includes(trace));
};
const erase = async (of = phone) => {
  const { statusCode, ...answer } = await ask(erasePerson, of);
  return [statusCode, answer.json()];
};

describe('a person', () => {
  it('is found with all orders and devices', async () => {
    const ids = [await ordered('delivered'), await ordered('received')].reverse();
    await ordered('delivered', 0, other);
    await subscribe();
    const answer = (await ask(getPerson, { phone })).json();
    expect(v.parse(getPerson.answer, answer)).toEqual(answer);
    expect(getPerson.decode(answer)).toMatchObject({
      phone,
      orders: ids.map((id) => ({ id, delivery: { customerName: 'Fermina', phone, note: 'El timbre roto' } })),
      devices: [{ service: 'fcm.googleapis.com', renewedAt: expect.any(Date) }],
    });
  });

  it('that is unknown has no data', async () => {
    expect((await ask(getPerson, { phone })).json()).toEqual({
      telefono: phone,
      total: 0,
      siguiente: null,
      pedidos: [],
      dispositivos: [],
    });
    expect(await erase()).toEqual([200, { pedidos: 0 }]);
    expect((await ask(getPerson, { phone: 'abc' as PhoneNumber })).statusCode).toBe(400);
  });
});

describe('the pages of a person', () => {
  it('hold as many orders as are asked for, newest first, and each order once', async () => {
    const ids = [];
    for (let count = 0; count < 5; count += 1) ids.unshift(await ordered('delivered'));
    await ordered('delivered', 0, other);
    const found = [];
    let cursor: string | undefined;
    do {
      const query = `limit=2${cursor ? `&cursor=${cursor}` : ''}`;
      const page = (await sendAs(shop, ownerToken())('GET', `/personas/${phone}?${query}`)).json();
      expect(page).toMatchObject({ total: 5 });
      expect(page.pedidos.length).toBeLessThanOrEqual(2);
      found.push(...page.pedidos.map(({ id_pedido }: { id_pedido: number }) => id_pedido));
      cursor = page.siguiente ?? undefined;
    } while (cursor);
    expect(found).toEqual(ids);
  });

  it('are read one at a time by an account, of which a few wait', async () => {
    await ordered('delivered');
    const answers = await Promise.all(Array.from({ length: 20 }, () => ask(getPerson, { phone })));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(4);
    expect(refused).toHaveLength(16);
    expect(refused[0]?.headers['retry-after']).toBe('5');
    expect(refused[0]?.json().error).toContain('ya está leyendo los datos de varias personas');
    expect((await ask(getPerson, { phone })).statusCode).toBe(200);
  });

  it.each(['limit=0', 'limit=201', 'cursor=a', 'cursor=99999999999'])('refuse «%s»', async (query) => {
    const answer = await sendAs(shop, ownerToken())('GET', `/personas/${phone}?${query}`);
    expect(answer.statusCode).toBe(400);
  });
});

describe('blocking a phone', () => {
  const asManager = askAs(shop, staffToken());
  const blockRead = async () => (await askAs(shop, ordersToken())(getPhoneBlock, phone)).json();

  it('refuses its orders until somebody ends it, with its reason, account and end', async () => {
    const answer = await asManager(blockPhone, { phone, reason: 'Bromas', days: 7 });
    expect(v.parse(blockPhone.answer, answer.json())).toEqual(answer.json());
    const { desde, hasta, ...block } = answer.json();
    expect(block).toEqual({ motivo: 'Bromas', quien: 'somebody' });
    expect(Date.parse(hasta) - Date.parse(desde)).toBe(7 * 24 * 60 * 60 * 1000);
    expect((await ask(getPerson, { phone })).json()).toMatchObject({ bloqueo: { motivo: 'Bromas', hasta } });
    expect(await blockRead()).toEqual({ bloqueo: { ...block, desde, hasta } });
    expect((await sendOrder(shop, {}, { of: phone })).json()).toMatchObject({ codigo: 'bloqueado' });
    expect((await sendOrder(shop, {}, { of: other })).statusCode).toBe(201);

    expect((await asManager(unblockPhone, phone)).statusCode).toBe(200);
    expect((await asManager(unblockPhone, phone)).statusCode).toBe(404);
    expect(await blockRead()).toEqual({ bloqueo: null });
    expect((await sendOrder(shop, {}, { of: phone })).statusCode).toBe(201);
  });

  it('is logged without the phone and the reason, once', async () => {
    await asManager(blockPhone, { phone, reason: 'Bromas', days: null });
    await asManager(blockPhone, { phone, reason: 'Otra vez', days: null });
    await asManager(unblockPhone, phone);
    const log = (await ask(getChanges, { kind: 'person' })).json().cambios.slice(0, 2);
    expect(log).toMatchObject([
      { quien: 'somebody', nombre: '…1234', antes: { bloqueado: true }, ahora: { bloqueado: false } },
      { quien: 'somebody', nombre: '…1234', antes: { bloqueado: false }, ahora: { bloqueado: true } },
    ]);
    expect(JSON.stringify(log)).not.toMatch(/Bromas|Otra vez|5598761234/);
  });

  it('is for every account of the staff, and for no customer', async () => {
    const blocking = { phone, reason: 'Bromas', days: null };
    expect((await askAs(shop, customerToken(phone))(blockPhone, blocking)).statusCode).toBe(403);
    expect((await askAs(shop, customerToken(phone))(unblockPhone, phone)).statusCode).toBe(403);
    expect((await askAs(shop, customerToken(phone))(getPhoneBlock, phone)).statusCode).toBe(403);
    expect((await askAs(shop, ordersToken())(blockPhone, blocking)).statusCode).toBe(200);
    expect((await asManager(blockPhone, { ...blocking, reason: '  ' })).statusCode).toBe(400);
    expect((await asManager(blockPhone, { ...blocking, days: 366 })).statusCode).toBe(400);
  });

  it('ends by itself, and with the person’s data', async () => {
    await asManager(blockPhone, { phone, reason: 'Fermina bromea', days: 7 });
    await asManager(blockPhone, { phone: other, reason: 'Bromas', days: 7 });
    await erase();
    expect((await backup()).includes('Fermina bromea')).toBe(false);
    await shop.database.queries.update(blockedPhones).set({ endsAt: sql`now() - interval '1 second'` });
    expect((await ask(getPerson, { phone: other })).json()).not.toHaveProperty('bloqueo');
    expect((await ask(getPhoneBlock, other)).json()).toEqual({ bloqueo: null });
    await deleteEndedBlocks(shop.database.queries);
    expect(await shop.database.queries.$count(blockedPhones)).toBe(0);
  });
});

describe('erasing a person', () => {
  it('is noted for a restore, unless nothing was erased', async () => {
    noted = null;
    const id = await ordered('received');
    expect((await erase())[0]).toBe(409);
    expect(noted).toBeNull();
    await shop.database.queries.update(orders).set({ stage: 'delivered' });
    expect((await erase())[0]).toBe(200);
    expect(noted).toMatchObject({
      orders: [{ id, placedAt: expect.any(Date) }],
      blockedAt: null,
      endpoints: [],
    });
  });

  it('is noted for a restore also of a phone that never ordered', async () => {
    await ask(blockPhone, { phone, reason: 'Fermina bromea', days: null });
    const [block] = await shop.database.queries.select().from(blockedPhones);
    await subscribe();
    expect(await erase()).toEqual([200, { pedidos: 0 }]);
    expect(noted).toMatchObject({
      orders: [],
      blockedAt: block?.blockedAt,
      endpoints: ['https://fcm.googleapis.com/device-of-fermina'],
    });
  });

  it('leaves no trace in a backup, and the orders as sums', async () => {
    const id = await ordered('delivered');
    await ordered('rejected');
    await subscribe();
    expect(await found()).toEqual(traces);
    const day = shopDayAt(Date.now(), 'America/Mexico_City');
    const report = (await ask(getDayReport, day)).body;
    expect(await erase()).toEqual([200, { pedidos: 2 }]);
    expect(await found()).toEqual([]);
    const [list] = (await ask(getOrders, { state: 'completed' })).json().pedidos;
    expect(list).toMatchObject({ id_pedido: id, total: 65, telefono_usuario: '', direccion_entrega: '' });
    expect(list.nombre).toBe('Datos borrados');
    expect((await ask(getDayReport, day)).body).toBe(report);
    expect((await ask(getPerson, { phone })).json()).toMatchObject({ pedidos: [], dispositivos: [] });
    expect((await ask(getOrders, { state: 'completed', words: '0000' })).json().pedidos).toEqual([]);
  });

  it('refuses while an order is active, and erases nothing', async () => {
    await ordered('delivered');
    const id = await ordered('onTheWay');
    await subscribe();
    expect(await erase()).toEqual([
      409,
      {
        error: `Este teléfono tiene un pedido activo (#${id}): espera a que termine para borrar sus datos.`,
      },
    ]);
    expect(await found()).toEqual(traces);
  });

  it('erases nothing of another phone', async () => {
    await ordered('delivered', 0, other);
    await subscribe(other);
    await subscribe(phone, 'https://fcm.googleapis.com/another');
    expect(await erase()).toEqual([200, { pedidos: 0 }]);
    expect(await found()).toEqual(traces.filter((trace) => trace !== phone));
  });

  it('keeps the key of an order, so that a late retry is no new order', async () => {
    const id = await ordered('delivered');
    await erase();
    const keys = await shop.database.queries
      .select({ hash: idempotencyKeys.requestHash })
      .from(idempotencyKeys)
      .where(eq(idempotencyKeys.orderId, id));
    expect(keys).toEqual([{ hash: '' }]);
  });
});

describe('forgetting', () => {
  it('comes after two years until the owner says otherwise, also a shop without a row', async () => {
    for (const unset of [
      sql`update shop set forget_after_days = null, never_forgets = null`,
      sql`delete from shop`,
    ]) {
      await shop.database.queries.execute(unset);
      await ordered('delivered', 729);
      expect(await eraseExpiredOrders(shop.database)).toBe(0);
      expect((await ask(getPrivateSettings, undefined)).json()).toMatchObject({ olvidar_despues_dias: 730 });
      await ordered('delivered', 731);
      expect(await eraseExpiredOrders(shop.database)).toBe(1);
    }
  });

  it('is off for an owner who has chosen «never»', async () => {
    await ask(updateShop, { forgetAfterDays: 90 });
    await ask(updateShop, { forgetAfterDays: null });
    await ordered('delivered', 3000);
    expect(await eraseExpiredOrders(shop.database)).toBe(0);
    expect((await ask(getPrivateSettings, undefined)).json()).toMatchObject({ olvidar_despues_dias: null });
    const entries = getChanges.decode((await ask(getChanges, {})).json()).changes;
    expect(entries[0]).toMatchObject({ before: { forgetAfterDays: 90 }, after: { forgetAfterDays: null } });
  });

  it('has a setting that only the owner reads', async () => {
    expect((await ask(updateShop, { forgetAfterDays: 29 })).statusCode).toBe(400);
    const changed = await ask(updateShop, { forgetAfterDays: 90 });
    expect(changed.body).not.toContain('olvidar');
    expect((await ask(getPrivateSettings, undefined)).json()).toMatchObject({
      olvidar_despues_dias: 90,
    });
    expect((await shop.app.inject('/api/shop')).body).not.toContain('olvidar');
    expect((await shop.app.inject('/api/home')).body).not.toContain('forget');
  });

  it('erases ended orders that are older, and the devices of phones without another order', async () => {
    await ask(updateShop, { forgetAfterDays: 90 });
    await ordered('delivered', 91);
    await ordered('cancelled', 91, other);
    await ordered('delivered', 89, other);
    await ordered('preparing', 91, '5500001111' as PhoneNumber);
    await subscribe();
    await subscribe(other, 'https://fcm.googleapis.com/other');
    expect(await eraseExpiredOrders(shop.database)).toBe(2);
    const text = await backup();
    expect([phone, other, '5500001111'].map((one) => text.includes(one))).toEqual([false, true, true]);
    expect(await shop.database.queries.select().from(pushSubscriptions)).toMatchObject([{ phone: other }]);
    expect(await eraseExpiredOrders(shop.database)).toBe(0);
  });

  it('is one statement: when a part of it fails, nothing is erased', async () => {
    await ask(updateShop, { forgetAfterDays: 90 });
    await ordered('delivered', 91);
    await subscribe();
    const { inSession } = shop.database;
    await inSession(({ run }) =>
      run(`create function refuse() returns trigger language plpgsql as $$ begin raise 'killed'; end $$;
           create trigger refuse before delete on push_subscriptions execute function refuse()`),
    );
    await expect(eraseExpiredOrders(shop.database)).rejects.toThrow();
    await inSession(({ run }) => run('drop trigger refuse on push_subscriptions; drop function refuse()'));
    expect(await found()).toEqual(traces);
    expect(await eraseExpiredOrders(shop.database)).toBe(1);
    expect(await found()).toEqual([]);
  });
});
