import { randomUUID } from 'node:crypto';
import { changeStage, getMoments, orderToWire, placeOrder, placePhoneOrder, updateShop } from '@crepas/api';
import { type Instant, noScheduling, orderId } from '@crepas/domain';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask, askPatiently, askStrictly } from './harness/ask.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import { connectedTo, untilSessionWaits } from './harness/postgres.ts';
import type { Address } from './harness/server.ts';
import { signInOwner, signInStaff } from './harness/signIn.ts';

const races = 20;
const refused = v.object({ codigo: v.string(), horas: v.array(v.string()) });
const placed = v.object({ id_pedido: v.number() });

/**
 * Orders for later by many customers at once, for both databases.
 *
 * @param other a second server on the same database, or the same server
 */
export function describeMoments(server: () => Address, other: () => Address): void {
  describe('a quarter of an hour with one place', () => {
    let customers: readonly Customer[];
    let [staff, owner] = ['', ''];
    let moments: readonly Instant[] = [];
    beforeAll(async () => {
      [staff, owner] = [await signInStaff(server()), await signInOwner(server())];
      customers = await Promise.all(Array.from({ length: races }, () => aCustomer(server())));
      const scheduling = { isActive: true, daysAhead: 2, maxPerQuarter: 1 };
      await askStrictly(server(), updateShop, { scheduling }, owner);
      moments = (await read(server())).offered;
    });
    afterAll(() => askStrictly(server(), updateShop, noScheduling, owner));

    const read = (at: Address) => askStrictly(at, getMoments, 'delivery');
    const at = (index: number) => (index % 2 === 0 ? server() : other());
    const place = (index: number, scheduledFor: Instant, key: string = randomUUID()): Promise<Answer> => {
      const { draft, token } = customers[index % races] ?? expect.unreachable();
      const payload = orderToWire({ ...draft, options: { ...draft.options, scheduledFor } });
      return askPatiently(at(index), placeOrder, { payload, key }, token);
    };
    const everybody = (send: (index: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: races }, (_, index) => send(index)));
    const statusesOf = (answers: readonly Answer[]) => answers.map(({ status }) => status).sort();
    /** Far from each other, and from the first and the last one. */
    const moment = (number: number): Instant => moments[20 * number] ?? expect.unreachable('no moment');
    const wire = (instant: Instant) => new Date(instant).toISOString();

    it('is given to one of twenty customers; the others read the nearest ones that are free', async () => {
      const wanted = moment(1);
      const answers = await everybody((index) => place(index, wanted));
      expect(statusesOf(answers)).toEqual([201, ...Array.from({ length: races - 1 }, () => 409)]);
      const quarter = 15 * 60_000;
      for (const { body } of answers.filter(({ status }) => status === 409)) {
        expect(v.parse(refused, body)).toEqual({
          codigo: 'hora_llena',
          horas: [wanted - 2 * quarter, wanted - quarter, wanted + quarter].map(wire),
        });
      }
      for (const each of [server(), other()]) expect((await read(each)).full).toContain(wanted);
    });

    it('is given once to an order that is sent again and again, and it is the same order', async () => {
      const key = randomUUID();
      const answers = await everybody((index) => {
        const { draft, token } = customers[0] ?? expect.unreachable();
        const payload = orderToWire({ ...draft, options: { ...draft.options, scheduledFor: moment(2) } });
        return askPatiently(at(index), placeOrder, { payload, key }, token);
      });
      expect(statusesOf(answers)).toEqual([...Array.from({ length: races - 1 }, () => 200), 201]);
      expect(new Set(answers.map(({ body }) => v.parse(placed, body).id_pedido)).size).toBe(1);
    });

    it('is free again when its order is rejected, for one of twenty', async () => {
      const first = await place(0, moment(3));
      const id = orderId(v.parse(placed, first.body).id_pedido);
      const rejected = { id, stage: 'rejected', reason: 'Se acabó' } as const;
      const [, ...answers] = await Promise.all([
        askStrictly(server(), changeStage, rejected, staff),
        everybody((index) => place(index, moment(3))),
      ]);
      const wins = answers.flat().filter(({ status }) => status === 201).length;
      expect(wins).toBeLessThanOrEqual(1);
      expect((await place(1, moment(3))).status).toBe(wins === 1 ? 409 : 201);
      expect((await place(2, moment(3))).status).toBe(409);
    });

    it('is not given to staff either when it is full', async () => {
      expect((await place(0, moment(4))).status).toBe(201);
      const { draft } = customers[1] ?? expect.unreachable();
      const payload = orderToWire({ ...draft, options: { ...draft.options, scheduledFor: moment(4) } });
      const taken = await ask(
        server(),
        placePhoneOrder,
        { payload, minutes: null, key: randomUUID() },
        staff,
      );
      expect(taken).toMatchObject({ status: 409, body: { codigo: 'hora_llena' } });
    });
  });
}

/** Only possible with several sessions: the order that takes the last place is a session of the test, because a server cannot be slowed down. */
export function describeMomentLock(server: () => Address, databaseUrl: () => string): void {
  it('an order for a quarter of an hour waits for the one that takes its last place, and is refused', async () => {
    const [taking, looking] = [await connectedTo(databaseUrl()), await connectedTo(databaseUrl())];
    const owner = await signInOwner(server());
    const customer = await aCustomer(server());
    const scheduling = { isActive: true, daysAhead: 2, maxPerQuarter: 1 };
    await askStrictly(server(), updateShop, { scheduling }, owner);
    const { offered } = await askStrictly(server(), getMoments, 'delivery');
    const scheduledFor = offered.at(-1) ?? expect.unreachable('no moment');
    const moment = new Date(scheduledFor).toISOString();
    const other = await customer.place();

    await taking.query('begin');
    const { rows } = await taking.query('select moment_is_full($1::timestamptz, 1)', [moment]);
    expect(rows).toEqual([{ moment_is_full: false }]);
    // Invisible until its commit: only the lock makes the order wait.
    await taking.query('update orders set scheduled_for = $1::timestamptz where id = $2', [moment, other]);
    const { draft, token } = customer;
    const payload = orderToWire({ ...draft, options: { ...draft.options, scheduledFor } });
    const ordered = ask(server(), placeOrder, { payload, key: randomUUID() }, token);
    await Promise.race([ordered, untilSessionWaits(looking)]);
    await taking.query('commit');
    expect(await ordered).toMatchObject({ status: 409, body: { codigo: 'hora_llena' } });
    await askStrictly(server(), updateShop, noScheduling, owner);
  });
}
