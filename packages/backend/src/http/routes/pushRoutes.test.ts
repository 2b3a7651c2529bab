import { getPushKey, getShop, subscribePush, unsubscribePush } from '@crepas/api';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPushKeys } from '../../config/pushSettings.ts';
import { pushSubscriptions } from '../../db/tables/push.ts';
import { maxDevices } from '../../push/subscriptions.ts';
import { phone } from '../../testing/anOrder.ts';
import { askAs, sendAs } from '../../testing/askAs.ts';
import { testShop } from '../../testing/testShop.ts';
import { customerToken, ownerToken, staffToken } from '../../testing/tokens.ts';

const push = { ...createPushKeys(), subject: 'mailto:hola@crepas.example', standInPath: null };
const shop = testShop({ settings: { push } });
const withoutKeys = testShop();
beforeEach(async () => {
  await shop.database.queries.delete(pushSubscriptions);
});

const keys = { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) };
const aDevice = (name = 'a') => ({ endpoint: `https://fcm.googleapis.com/fcm/send/${name}`, keys });
const as = (token: string | null) => askAs(shop, token);
const devices = () => shop.database.queries.select().from(pushSubscriptions);

it('without keys push is off, and not listed', async () => {
  const ask = askAs(withoutKeys, customerToken(phone));
  expect((await ask(getPushKey, undefined)).statusCode).toBe(404);
  expect((await ask(subscribePush, aDevice())).statusCode).toBe(404);
  expect((await ask(getShop, undefined)).json().extensiones).not.toContain('push');
});

it('with keys push is listed, and its key is public', async () => {
  expect((await as(null)(getShop, undefined)).json().extensiones).toContain('push');
  expect((await as(null)(getPushKey, undefined)).json()).toEqual({ clave: push.publicKey });
});

describe('a subscription', () => {
  it('is of its caller, with the role', async () => {
    expect((await as(customerToken(phone))(subscribePush, aDevice('c'))).statusCode).toBe(204);
    expect((await as(staffToken())(subscribePush, aDevice('s'))).statusCode).toBe(204);
    expect((await as(ownerToken())(subscribePush, aDevice('o'))).statusCode).toBe(204);
    expect(
      (await devices()).map((row) => [row.endpoint.at(-1), row.phone, row.account, row.isOwner]),
    ).toEqual([
      ['c', phone, null, false],
      ['s', null, 'somebody', false],
      ['o', null, 'somebody', true],
    ]);
    expect((await as(null)(subscribePush, aDevice())).statusCode).toBe(401);
  });

  it('of a known device moves to the caller, however its address is written', async () => {
    await as(staffToken())(subscribePush, aDevice('a#1'));
    await as(customerToken(phone))(subscribePush, aDevice());
    expect(await devices()).toMatchObject([{ phone, account: null }]);
  });

  it.each(['https://10.0.0.1/x', 'https://evil.example/x', 'http://localhost:4173/push-service/devices/1'])(
    'at %s is refused',
    async (endpoint) => {
      expect((await as(customerToken(phone))(subscribePush, { endpoint, keys })).statusCode).toBe(422);
      expect(await devices()).toEqual([]);
    },
  );

  it('replaces the oldest when a caller has too many', async () => {
    for (let count = 0; count <= maxDevices; count += 1) {
      await as(customerToken(phone))(subscribePush, aDevice(`n${count}`));
    }
    const kept = (await devices()).map(({ endpoint }) => endpoint);
    expect(kept).toHaveLength(maxDevices);
    expect(kept).not.toContain(aDevice('n0').endpoint);
  });

  it('is ended by its caller alone, one or all', async () => {
    for (const name of ['a', 'b', 'c']) await as(customerToken(phone))(subscribePush, aDevice(name));
    await as(customerToken('5500000009'))(unsubscribePush, aDevice('a').endpoint);
    expect(await devices()).toHaveLength(3);
    expect((await as(customerToken(phone))(unsubscribePush, aDevice('a').endpoint)).statusCode).toBe(204);
    expect(await devices()).toHaveLength(2);
    expect((await sendAs(shop, customerToken(phone))('DELETE', '/push')).statusCode).toBe(204);
    expect(await devices()).toEqual([]);
  });
});
