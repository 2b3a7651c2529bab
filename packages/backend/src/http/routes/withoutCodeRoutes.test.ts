import { createHmac, randomUUID } from 'node:crypto';
import {
  cancelFollowedOrder,
  changeStage,
  erasePerson,
  getFollowedOrder,
  placeWithoutCode,
  subscribeFollowedPush,
  subscribePush,
  unsubscribeFollowedPush,
  updateShop,
} from '@crepas/api';
import { orderId, type PhoneNumber } from '@crepas/domain';
import { eq, sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createPushKeys } from '../../config/pushSettings.ts';
import { orders } from '../../db/tables/orders.ts';
import { addressKey, unprovenOrders } from '../../db/tables/phones.ts';
import { pushMessages, pushSubscriptions } from '../../db/tables/push.ts';
import { contractCalls } from '../../openapi/contractCalls.ts';
import { forgetAddresses } from '../../orders/unproven.ts';
import { anOrder } from '../../testing/anOrder.ts';
import { askAs } from '../../testing/askAs.ts';
import { sentOrder } from '../../testing/placeOrder.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, ownerToken } from '../../testing/tokens.ts';

/** What one server does with an order without a code. Its rules at two servers: `blackbox/withoutCodeRules.ts`. */

const push = { ...createPushKeys(), subject: 'mailto:hola@crepas.example', standInPath: null };
let lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };
const shop = testShop({ settings: { push, limitsRate: true, logLevel: 'info' }, logStream });
beforeAll(() => asOwner(updateShop, { takesWithoutCode: true }));
afterEach(async () => {
  lines = [];
  await shop.database.queries.update(unprovenOrders).set({ addressHash: null });
});

const asNobody = askAs(shop, null);
const asOwner = askAs(shop, ownerToken());

const post = (phone: string, address = 'Colima 5') =>
  shop.app.inject({
    method: 'POST',
    url: '/api/orders/sin-codigo',
    headers: { 'idempotency-key': randomUUID() },
    payload: { ...anOrder({ telefono_usuario: phone, direccion_entrega: address }), via: 'llamada' },
  });

async function placed(phone: string, address?: string) {
  const wire = (await post(phone, address)).json();
  const { id, followToken } = placeWithoutCode.decode(wire);
  return { id, token: followToken };
}

it('is one of three in an hour from one network address, whose hash has a key that goes with the last hash', async () => {
  const { queries } = shop.database;
  const hashes = async () => (await queries.select().from(unprovenOrders)).map((one) => one.addressHash);
  const keys = async () => (await queries.select().from(addressKey)).map(({ key }) => key);
  const statuses: number[] = [];
  for (const digit of [1, 2, 3, 4]) statuses.push((await post(`555510000${digit}`)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 429]);
  const [key = ''] = await keys();
  expect(key).toMatch(/^[0-9a-f]{64}$/);
  expect(new Set(await hashes())).toEqual(
    new Set([createHmac('sha256', key).update('127.0.0.1').digest('hex')]),
  );
  await forgetAddresses(queries);
  expect(await keys()).toEqual([key]);
  await queries.update(unprovenOrders).set({ placedAt: sql`clock_timestamp() - interval '61 minutes'` });
  await forgetAddresses(queries);
  expect([await hashes(), await keys()]).toEqual([[null, null, null], []]);
  expect((await post('5555100005')).statusCode).toBe(201);
});

it('is read with its token for 24 hours after its end, and never after the erasure of its person', async () => {
  const phone = '5555200001' as PhoneNumber;
  const { id, token } = await placed(phone);
  await asNobody(cancelFollowedOrder, token);
  const endedAgo = (hours: number) =>
    shop.database.queries
      .update(orders)
      .set({ cancelledAt: sql`clock_timestamp() - make_interval(hours => ${hours}::integer)` })
      .where(eq(orders.id, id));
  const status = async () => (await asNobody(getFollowedOrder, token)).statusCode;
  await endedAgo(23);
  expect(await status()).toBe(200);
  await endedAgo(25);
  expect(await status()).toBe(404);
  await endedAgo(0);
  await asOwner(erasePerson, phone);
  expect(await status()).toBe(404);
});

it('stands in no log with its token', async () => {
  const { token } = await placed('5555300001');
  await asNobody(getFollowedOrder, token);
  await asNobody(cancelFollowedOrder, token);
  expect(lines.join('')).toContain('/seguimiento/:s');
  expect(lines.join('')).not.toContain(token);
});

it('its token reads this order without a phone, and no call reads another one with it or without', async () => {
  const [own, other] = ['5555400001', '5555400002'];
  const { id, token } = await placed(own, 'Colima 5');
  const ids = [id, await sentOrder(shop, { direccion_entrega: 'Zacatecas 88' }, { of: other })];
  const reads = [...contractCalls.values()].filter(({ method }) => method === 'GET');
  expect(reads.length).toBeGreaterThan(20);
  for (const { path } of reads) {
    for (const each of [...ids, own, other, token]) {
      for (const authorization of [undefined, `Bearer ${token}`]) {
        const { body } = await shop.app.inject({
          url: `/api${path.replace(':s', token).replace(/:\w+/, String(each))}`,
          headers: authorization ? { authorization } : {},
        });
        for (const secret of [own, other, 'Zacatecas']) expect(body, path).not.toContain(secret);
        if (path !== getFollowedOrder.path) expect(body, path).not.toContain('Colima 5');
      }
    }
  }
});

it('its messages go to the devices that follow it, and to no other', async () => {
  const { queries } = shop.database;
  const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
  const aDevice = (name: string) => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys });
  const [first, second] = [await placed('5555500001'), await placed('5555500002')];
  const subscribe = (token: string, name: string) =>
    asNobody(subscribeFollowedPush, { token, device: aDevice(name) });
  expect((await subscribe(first.token, 'first')).statusCode).toBe(204);
  expect((await subscribe(second.token, 'second')).statusCode).toBe(204);
  expect((await subscribe('A'.repeat(22), 'nobody')).statusCode).toBe(404);
  // A device of a proven phone follows an order too, and stays the phone's.
  await askAs(shop, customerToken('5555500009'))(subscribePush, aDevice('both'));
  await subscribe(first.token, 'both');
  await asOwner(changeStage, { id: orderId(first.id), stage: 'rejected', reason: 'No contesta' });
  const receivers = (await queries.select().from(pushMessages)).map(({ endpoint }) =>
    endpoint.split('/').at(-1),
  );
  expect(receivers.sort()).toEqual(['both', 'first']);
  const unsubscribe = { token: second.token, endpoint: aDevice('second').endpoint };
  expect((await asNobody(unsubscribeFollowedPush, unsubscribe)).statusCode).toBe(204);
  await asOwner(erasePerson, '5555500001' as PhoneNumber);
  expect(await queries.select().from(pushSubscriptions)).toMatchObject([{ phone: '5555500009' }]);
});
