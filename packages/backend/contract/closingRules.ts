import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  getActiveOrders,
  getShop,
  orderToWire,
  placeOrder,
  shopRefusalFromBody,
  updateShop,
} from '@crepas/api';
import type { ShopSchedule, Weekday } from '@crepas/domain/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask, askStrictly } from './harness/ask.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import type { Address } from './harness/server.ts';
import { signInOwner, signInStaff } from './harness/signIn.ts';

const minuteMs = 60_000;
const inFlight = 200;
/** Orders are on their way from so long before the closing until it is over. */
const beforeMs = 4_000;
/** Of a machine that takes longer than that to take one, the next minutes are tried. */
const mostTries = 4;

type Tried = {
  readonly key: string;
  readonly sentMs: number;
  readonly answeredMs: number;
  readonly answer: Answer;
};

/**
 * A shop that closes at the next whole minute, and two hundred orders that are on their way all the time. Clocks of
 * servers, databases and this test are one and the same.
 */
export const describeClosing = (servers: () => readonly Address[]): unknown =>
  describe('at closing time', () => {
    const server = () => servers()[0] as Address;
    let owner: string;
    let staff: string;
    let customer: Customer;
    let before: Pick<ShopSchedule, 'week' | 'timeZone'>;
    beforeAll(async () => {
      owner = await signInOwner(server());
      staff = await signInStaff(server());
      customer = await aCustomer(server());
      before = await askStrictly(server(), getShop, undefined);
    });
    afterAll(() =>
      askStrictly(server(), updateShop, { week: before.week, timeZone: before.timeZone }, owner),
    );

    it('the closing second: none is taken after it, none before it is refused, each is there once', async () => {
      const known = await askStrictly(server(), getActiveOrders, undefined, staff);
      let { closing, tried } = await orderOverClosing();
      const isTaken = ({ answer }: Tried) => answer.status === 201 || answer.status === 200;
      for (let tries = 1; tries < mostTries && !tried.some(isTaken); tries += 1) {
        ({ closing, tried } = await orderOverClosing());
      }
      const taken = tried.filter(isTaken);
      const refused = tried.filter((one) => !isTaken(one));
      expect(taken.length).toBeGreaterThan(0);
      expect(refused.length).toBe(inFlight);
      for (const { sentMs, answer } of taken) {
        expect(sentMs).toBeLessThan(closing);
        expect(Date.parse(placedAtOf(answer))).toBeLessThan(closing);
      }
      for (const { answeredMs, answer } of refused) {
        expect(answeredMs).toBeGreaterThanOrEqual(closing);
        expect([answer.status, shopRefusalFromBody(answer.body)]).toEqual([
          409,
          { kind: 'closed', opensAt: expect.any(Number) },
        ]);
        expect(answer.body).not.toHaveProperty('cambios');
      }
      const there = await askStrictly(server(), getActiveOrders, undefined, staff);
      expect(there.length - known.length).toBe(taken.length);

      // What was taken is answered again, also now; what was refused stays refused under its key.
      const again = (one: Tried | undefined) =>
        ask(
          server(),
          placeOrder,
          { payload: orderToWire(customer.draft), key: one?.key ?? '' },
          customer.token,
        );
      for (const one of [taken[0], taken.at(-1)]) {
        expect(await again(one)).toMatchObject({ status: 200, body: one?.answer.body });
      }
      expect(await again(refused[0])).toMatchObject({ status: 409, body: { codigo: 'cerrado' } });
    }, 600_000);

    /** A server that is too busy says nothing of the order: it is sent again under its key. */
    async function tryOne(to: Address): Promise<Tried> {
      const [key, sentMs] = [randomUUID(), Date.now()];
      const send = () => ask(to, placeOrder, { payload: orderToWire(customer.draft), key }, customer.token);
      let answer = await send();
      while (answer.status === 503) answer = await send();
      return { key, sentMs, answeredMs: Date.now(), answer };
    }

    /** Each of two hundred orders again and again, until it is refused. */
    async function orderOverClosing(): Promise<{ readonly closing: number; readonly tried: Tried[] }> {
      const closing = Math.ceil((Date.now() + 2 * beforeMs) / minuteMs) * minuteMs;
      await askStrictly(server(), updateShop, { timeZone: 'UTC', week: [untilMinute(closing)] }, owner);
      await delay(closing - beforeMs - Date.now());
      const tried: Tried[] = [];
      async function orderOn(index: number): Promise<void> {
        const to = servers()[index % servers().length] as Address;
        for (let isTaken = true; isTaken; ) {
          const one = await tryOne(to);
          tried.push(one);
          isTaken = one.answer.status < 300;
        }
      }
      await Promise.all(Array.from({ length: inFlight }, (_, index) => orderOn(index)));
      return { closing, tried };
    }
  });

/** A row that has been open for hours and closes at this moment; in UTC the wall is the clock. */
function untilMinute(closing: number) {
  const opening = new Date(closing - 5 * 60 * minuteMs);
  const minuteOf = (date: Date) => date.getUTCHours() * 60 + date.getUTCMinutes();
  const hours = { opens: minuteOf(opening), closes: minuteOf(new Date(closing)) };
  return { day: (opening.getUTCDay() || 7) as Weekday, ...hours };
}

const placedAtOf = ({ body }: Answer): string => (body as { fecha_pedido: string }).fecha_pedido;
