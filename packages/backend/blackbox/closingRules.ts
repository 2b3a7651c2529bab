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
import type { ShopSchedule, Weekday } from '@crepas/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask, askStrictly } from './harness/ask.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import type { Address } from './harness/server.ts';
import { signInOwner, signInStaff } from './harness/signIn.ts';

const minuteMs = 60_000;
const inFlight = 200;
/** Orders are sent from this long before the closing time until after it. */
const beforeMs = 4_000;
/** A slow machine may take no order in that time: then the next minutes are tried. */
const maxTries = 4;

type Tried = {
  readonly key: string;
  readonly sentMs: number;
  readonly answeredMs: number;
  readonly answer: Answer;
};

/**
 * A shop that closes at the next whole minute, while two hundred orders are in flight all the time. The
 * servers, the databases and this test share one clock.
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

    it('no order is accepted after the closing second or refused before it, and each accepted order exists once', async () => {
      const known = await askStrictly(server(), getActiveOrders, undefined, staff);
      let { closing, tried } = await orderOverClosing();
      const isTaken = ({ answer }: Tried) => answer.status === 201 || answer.status === 200;
      for (let tries = 1; tries < maxTries && !tried.some(isTaken); tries += 1) {
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

      // Accepted orders are answered again after closing; refused ones stay refused under their key.
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

    /** 503 says only that the server is busy: the order is sent again under its key. */
    async function tryOne(to: Address): Promise<Tried> {
      const [key, sentMs] = [randomUUID(), Date.now()];
      const send = () => ask(to, placeOrder, { payload: orderToWire(customer.draft), key }, customer.token);
      let answer = await send();
      while (answer.status === 503) answer = await send();
      return { key, sentMs, answeredMs: Date.now(), answer };
    }

    /** Sends two hundred orders at a time, each slot again and again until it is refused. */
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

/** A row that opened hours ago and closes at this moment; in UTC local time equals the clock. */
function untilMinute(closing: number) {
  const opening = new Date(closing - 5 * 60 * minuteMs);
  const minuteOf = (date: Date) => date.getUTCHours() * 60 + date.getUTCMinutes();
  const hours = { opens: minuteOf(opening), closes: minuteOf(new Date(closing)) };
  return { day: (opening.getUTCDay() || 7) as Weekday, ...hours };
}

const placedAtOf = ({ body }: Answer): string => (body as { fecha_pedido: string }).fecha_pedido;
