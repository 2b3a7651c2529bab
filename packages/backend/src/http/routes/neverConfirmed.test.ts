import { randomUUID } from 'node:crypto';
import {
  cancelFollowedOrder,
  changeStage,
  getKnownCustomer,
  getOrderDetails,
  getOrdersOfPhone,
  getPastOrdersOfPhone,
  getPerson,
  getReport,
  placeWithoutCode,
  subscribePush,
  updateShop,
} from '@crepas/api';
import { orderId, type PhoneNumber, shopDayAt } from '@crepas/domain';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createPushKeys } from '../../config/pushSettings.ts';
import { orders } from '../../db/tables/orders.ts';
import { pushMessages } from '../../db/tables/push.ts';
import { anOrder } from '../../testing/anOrder.ts';
import { askAs } from '../../testing/askAs.ts';
import { sentOrder } from '../../testing/placeOrder.ts';
import { readEvents } from '../../testing/readEvents.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, ownerToken } from '../../testing/tokens.ts';

/** Whoever knows a phone can order with it without a code: until the shop confirms the order, it says nothing of that phone. */

const push = { ...createPushKeys(), subject: 'mailto:hola@crepas.example', standInPath: null };
const shop = testShop({ settings: { push } }, [orders]);
let url: string;
beforeAll(async () => {
  await asOwner(updateShop, { takesWithoutCode: true });
  url = `${await shop.app.listen({ port: 0, host: '127.0.0.1' })}/api`;
});

const asNobody = askAs(shop, null);
const asOwner = askAs(shop, ownerToken());

async function placed(phone: string, address = 'Colima 5') {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/orders/sin-codigo',
    headers: { 'idempotency-key': randomUUID() },
    payload: { ...anOrder({ telefono_usuario: phone, direccion_entrega: address }), via: 'llamada' },
  });
  expect(answer.statusCode).toBe(201);
  const { id, followToken } = placeWithoutCode.decode(answer.json());
  return { id: orderId(id), token: followToken };
}

it.each(['waiting', 'cancelled', 'rejected'] as const)(
  'that was never confirmed (%s) is nothing that is known of its phone, which may be a victim’s',
  async (end) => {
    const { queries } = shop.database;
    const phone = `555560000${['waiting', 'cancelled', 'rejected'].indexOf(end)}` as PhoneNumber;
    const asVictim = askAs(shop, customerToken(phone));
    const device = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${end}`,
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    };
    await asVictim(subscribePush, device);
    const { id, token } = await placed(phone, 'Calle del Atacante 1');
    if (end === 'cancelled') await asNobody(cancelFollowedOrder, token);
    if (end === 'rejected') await asOwner(changeStage, { id: id, stage: 'rejected', reason: 'No contesta' });

    const answers = [
      await asOwner(getKnownCustomer, phone),
      await asOwner(getPerson, { phone }),
      ...(end === 'waiting' ? [] : [await asVictim(getOrdersOfPhone, phone)]),
      await asVictim(getPastOrdersOfPhone, { phone, limit: 10 }),
    ];
    for (const { statusCode, body } of answers) {
      expect([statusCode, body]).toEqual([200, expect.not.stringContaining('Atacante')]);
      expect(body).not.toContain(`"id_pedido":${id}`);
    }
    expect((await asVictim(getOrderDetails, id)).statusCode).toBe(end === 'waiting' ? 200 : 403);
    const messages = await queries.select().from(pushMessages).where(eq(pushMessages.orderId, id));
    expect(messages.filter(({ endpoint }) => endpoint === device.endpoint)).toEqual([]);
  },
);

it('that was never confirmed is in no report, also when it has ended', async () => {
  const day = shopDayAt(Date.now(), 'America/Mexico_City');
  const received = async () =>
    getReport.decode((await asOwner(getReport, { from: day, to: day })).json()).totals.received;
  const before = await received();
  const { token } = await placed('5555600009');
  await asNobody(cancelFollowedOrder, token);
  expect(await received()).toBe(before);
});

it.each(['cancelled', 'rejected'] as const)(
  'that was never confirmed (%s) is no event of its phone, live or replayed',
  async (end) => {
    // Its event stays, so the stream of the others has no gap.
    await sentOrder(shop);
    const phone = `555580000${end.length}` as PhoneNumber;
    const streams = new AbortController();
    const open = async (path: string, token: string | null) => {
      const headers = token === null ? {} : { authorization: `Bearer ${token}` };
      const answer = await fetch(url + path, { headers, signal: streams.signal });
      if (!answer.body) throw new Error('no body');
      const blocks = readEvents(answer.body);
      return async () => (await blocks.next()).value ?? expect.unreachable('the stream ended');
    };
    const next = await open(`/orders/user/${phone}/events`, customerToken(phone));
    const since = (await next())?.id ?? '';
    const { id, token } = await placed(phone, 'Calle del Atacante 1');
    const follows = await open(`/seguimiento/${token}/events?lastEventId=${since}`, null);
    await follows();
    // While it waits, the owner of the phone reads it.
    expect(await next()).toMatchObject({ event: 'pedido', data: expect.stringContaining('Atacante') });
    if (end === 'cancelled') await asNobody(cancelFollowedOrder, token);
    else await asOwner(changeStage, { id, stage: 'rejected', reason: 'No contesta' });
    expect(await next()).toMatchObject({ event: 'reset', data: '{}' });
    await follows();
    expect(await follows()).toMatchObject({ event: 'pedido', data: expect.stringContaining('Atacante') });

    const again = await open(`/orders/user/${phone}/events?lastEventId=${since}`, customerToken(phone));
    await again();
    expect([await again(), await again()]).toMatchObject([{ event: 'reset' }, { event: 'reset' }]);
    streams.abort();
  },
);

it('belongs to its phone once the shop has confirmed it', async () => {
  const phone = '5555700001' as PhoneNumber;
  const { id } = await placed(phone, 'Colima 7');
  await asOwner(changeStage, { id: id, stage: 'accepted', minutes: 30 });
  expect((await askAs(shop, customerToken(phone))(getOrderDetails, id)).statusCode).toBe(200);
  expect((await asOwner(getKnownCustomer, phone)).body).toContain('Colima 7');
});
