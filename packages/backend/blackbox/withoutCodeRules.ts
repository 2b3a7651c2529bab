import { randomInt, randomUUID } from 'node:crypto';
import {
  cancelFollowedOrder,
  cancelOrder,
  changeStage,
  followedEventsPath,
  getActiveOrders,
  getDayReport,
  getFollowedOrder,
  getOrderDetails,
  getOrdersOfPhone,
  getPastOrdersOfPhone,
  isUnproven,
  orderToWire,
  placeWithoutCode,
  type UnprovenPayload,
  updateShop,
} from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import { shopDayAt } from '@crepas/domain';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import { followEvents } from './harness/followEvents.ts';
import type { Address } from './harness/server.ts';
import { signInCustomer, signInOwner, signInStaff } from './harness/signIn.ts';

/** As the store sends it. */
function bodyOf(phone: PhoneNumber, cart: Parameters<typeof draftFor>[1]): UnprovenPayload {
  const body = orderToWire({ ...draftFor(phone, cart), way: 'call' });
  return isUnproven(body) ? body : expect.fail('not of an order without a code');
}

const races = 20;
const aPhone = () => `55${randomInt(10_000_000, 100_000_000)}` as PhoneNumber;

/**
 * Rules of orders without a code, for both databases.
 *
 * @param other a second server on the same database, or the same server
 */
export function describeWithoutCode(server: () => Address, other: () => Address): void {
  describe('an order without a code', () => {
    let cart: Awaited<ReturnType<typeof fillCart>>;
    let [staff, owner] = ['', ''];
    beforeAll(async () => {
      cart = await fillCart(server());
      [staff, owner] = [await signInStaff(server()), await signInOwner(server())];
    });
    /** The limit of open orders counts those of every test. */
    afterEach(async () => {
      for (const { id, stage } of await askStrictly(server(), getActiveOrders, undefined, staff)) {
        if (stage !== 'awaitingConfirmation') continue;
        await ask(server(), changeStage, { id, stage: 'rejected', reason: 'No contesta' }, staff);
      }
    });

    const inputOf = (phone: PhoneNumber, key: string = randomUUID()) =>
      ({ payload: bodyOf(phone, cart), key }) as const;
    const place = (phone = aPhone()) => askStrictly(server(), placeWithoutCode, inputOf(phone));

    it('waits for the call, is no order of the day before it, and then is one like any other', async () => {
      const today = shopDayAt(Date.now(), 'America/Mexico_City');
      const activeToday = async () => (await askStrictly(server(), getDayReport, today, staff)).active;
      const before = await activeToday();
      const { id, followToken } = await place();
      const follow = () => askStrictly(server(), getFollowedOrder, followToken);
      expect((await follow()).stage).toBe('awaitingConfirmation');
      expect(await activeToday()).toBe(before);
      for (const stage of ['preparing', 'cancelled', 'received'] as const) {
        const skipped = await ask(server(), changeStage, { id, stage, reason: 'x' }, staff);
        expect(skipped.status).toBe(409);
      }
      await askStrictly(server(), changeStage, { id, stage: 'accepted', minutes: 25 }, staff);
      expect(await follow()).toMatchObject({ stage: 'accepted', minutes: 25 });
      expect(await activeToday()).toBe(before + 1);
    });

    it('is told to its follower, with its reason when the shop rejects it', async () => {
      const { id, followToken } = await place();
      await place();
      const reader = await followEvents(other(), staff, undefined, followedEventsPath(followToken));
      const reason = 'Número falso';
      await askStrictly(server(), changeStage, { id, stage: 'rejected', reason }, staff);
      expect((await reader.next())?.order).toMatchObject({ id, stage: 'rejected', reason, phone: '' });
      reader.leave();
    });

    it('is placed once: a repeated request gets the first answer, also when the shop takes none now', async () => {
      const input = inputOf(aPhone());
      const first = await ask(server(), placeWithoutCode, input);
      expect(first.status).toBe(201);
      await askStrictly(server(), updateShop, { takesWithoutCode: false }, owner);
      const again = await ask(other(), placeWithoutCode, {
        ...input,
        payload: { ...input.payload, via: 'whatsapp' },
      });
      const fresh = await ask(server(), placeWithoutCode, inputOf(aPhone()));
      await askStrictly(server(), updateShop, { takesWithoutCode: true }, owner);
      expect({ status: again.status, body: again.body }).toEqual({ status: 200, body: first.body });
      expect(fresh).toMatchObject({ status: 409, body: { codigo: 'sin_codigo' } });
    });

    it('is placed once by two servers at once', async () => {
      for (let race = 0; race < races; race += 1) {
        const input = inputOf(aPhone());
        const answers = await Promise.all(
          [server(), other(), server(), other()].map((at) => ask(at, placeWithoutCode, input)),
        );
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
        expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
        const { followToken } = placeWithoutCode.decode(v.parse(placeWithoutCode.answer, answers[0]?.body));
        await askStrictly(server(), cancelFollowedOrder, followToken);
      }
    });

    it('is one of each phone, also at two servers at once', async () => {
      const phone = aPhone();
      const answers = await Promise.all(
        [server(), other(), server(), other()].map((at) => ask(at, placeWithoutCode, inputOf(phone))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ codigo: 'por_confirmar' });
    });

    it('is one of ten open ones of the shop, also at two servers at once', async () => {
      const answers = await Promise.all(
        Array.from({ length: 14 }, (_, at) =>
          ask(at % 2 === 0 ? server() : other(), placeWithoutCode, inputOf(aPhone())),
        ),
      );
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(4);
      expect(refused[0]?.body).toEqual({
        error: expect.any(String),
        whatsapp: expect.any(String),
        telefono: expect.any(String),
      });
    });

    it('needs a key, and is refused by the rules of every order', async () => {
      const input = inputOf(aPhone());
      const keyless = await ask(
        server(),
        { ...placeWithoutCode, send: () => ({ body: input.payload }) },
        input,
      );
      expect(keyless.status).toBe(400);
      const cheap = await ask(server(), placeWithoutCode, {
        ...input,
        payload: { ...input.payload, total: 1 },
      });
      expect(cheap.status).toBe(422);
    });

    it('is all that its token reads, and nothing else is read without a proven phone', async () => {
      const phone = aPhone();
      const { id, followToken } = await place(phone);
      const wire = await ask(server(), getFollowedOrder, followToken);
      expect(JSON.stringify(wire.body)).not.toContain(phone);
      for (const token of [undefined, followToken]) {
        const read = [
          ask(server(), getOrderDetails, id, token),
          ask(server(), getOrdersOfPhone, phone, token),
          ask(server(), getPastOrdersOfPhone, { phone, limit: 5 }, token),
          ask(server(), getActiveOrders, undefined, token),
          ask(server(), cancelOrder, id, token),
        ];
        expect((await Promise.all(read)).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
      }
      for (const wrong of ['AAAAAAAAAAAAAAAAAAAAAA', String(id), phone, `${followToken}x`]) {
        expect((await ask(server(), getFollowedOrder, wrong)).status).toBe(404);
        expect((await ask(server(), cancelFollowedOrder, wrong)).status).toBe(404);
      }
      const proven = await signInCustomer(server(), phone);
      expect(await askStrictly(server(), getOrdersOfPhone, phone, proven)).toMatchObject([
        { id, stage: 'awaitingConfirmation' },
      ]);
    });

    it(`has one winner when it is cancelled while it is confirmed (${races} races)`, async () => {
      for (let race = 0; race < races; race += 1) {
        const { id, followToken } = await place();
        const confirm = () => ask(server(), changeStage, { id, stage: 'accepted', minutes: 20 }, staff);
        const cancel = () => ask(other(), cancelFollowedOrder, followToken);
        const [confirmed, cancelled] =
          race % 2 === 0
            ? await Promise.all([confirm(), cancel()])
            : await Promise.all([cancel(), confirm()]).then(([second, first]) => [first, second] as const);
        const winner = confirmed.status === 200 ? 'accepted' : 'cancelled';
        expect([confirmed.status, cancelled.status]).toEqual(winner === 'accepted' ? [200, 409] : [409, 200]);
        expect((await askStrictly(server(), getFollowedOrder, followToken)).stage).toBe(winner);
      }
    });
  });
}
