import { randomUUID } from 'node:crypto';
import {
  cancelOrder,
  createDiscountCode,
  deleteDiscountCode,
  getDiscountCodes,
  getShop,
  orderToWire,
  placeOrder,
  updateDiscountCode,
} from '@crepas/api';
import { type Cents, type DiscountCodeId, type OrderPayload, orderId, withDiscount } from '@crepas/domain';
import { aDiscountCode } from '@crepas/domain/testing';
import * as v from 'valibot';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Answer, ask, askPatiently, askStrictly } from './harness/ask.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import { connectedTo, untilSessionWaits } from './harness/postgres.ts';
import type { Address } from './harness/server.ts';
import { signInOwner } from './harness/signIn.ts';

const races = 20;
const placed = v.object({ id_pedido: v.number() });

/** Twenty five pesos off. */
const gift = { kind: 'amount', amount: 2500 as Cents } as const;
export const withCode = (draft: OrderPayload, name: string): OrderPayload =>
  withDiscount(draft, { name, amount: gift.amount });
export const codeOf = (name: string, maxUses: number | null) => aDiscountCode({ name, gift, maxUses });
/** The answer to an order whose code is spent: it costs what it costs without, and nothing else changed. */
export const lostCode = ({ total }: OrderPayload) => ({
  status: 409,
  body: {
    error: 'Tu pedido cambió. ¿Confirmar?',
    cambios: [{ motivo: 'codigo', antes: 25, ahora: 0 }],
    total: total / 100,
  },
});
export const saidOf = ({ status, body }: Answer) => ({ status, body });

/**
 * Orders with a code by many customers at once, for both databases.
 *
 * @param other a second server on the same database, or the same server
 */
export function describeDiscountCodes(server: () => Address, other: () => Address): void {
  describe('a code with one use', () => {
    let customers: readonly Customer[];
    let owner = '';
    let id: DiscountCodeId | null = null;
    const name = `UNO${randomUUID().slice(0, 8).toUpperCase()}`;
    beforeAll(async () => {
      owner = await signInOwner(server());
      customers = await Promise.all(Array.from({ length: races }, () => aCustomer(server())));
    });
    afterEach(async () => {
      if (id !== null) await askStrictly(server(), deleteDiscountCode, id, owner);
      id = null;
    });

    const create = async (changes: object = {}) => {
      const code = { ...codeOf(name, 1), ...changes };
      ({ id } = await askStrictly(server(), createDiscountCode, code, owner));
      return id;
    };
    const at = (index: number) => (index % 2 === 0 ? server() : other());
    const customer = (index: number) => customers[index % races] ?? expect.unreachable();
    const place = (index: number, key: string = randomUUID(), of = customer(index)): Promise<Answer> =>
      askPatiently(at(index), placeOrder, { payload: orderToWire(withCode(of.draft, name)), key }, of.token);
    const everybody = (send: (index: number) => Promise<Answer>) =>
      Promise.all(Array.from({ length: races }, (_, index) => send(index)));
    const idOf = ({ body }: Answer) => orderId(v.parse(placed, body).id_pedido);
    const uses = async () =>
      (await askStrictly(other(), getDiscountCodes, undefined, owner)).find((code) => code.id === id)?.uses;

    it('is used by one of twenty customers; the others lose nothing but the discount', async () => {
      await create();
      const answers = await everybody((index) => place(index));
      const lost = answers.flatMap((answer, index) =>
        answer.status === 201 ? [] : [[saidOf(answer), lostCode(customer(index).draft)]],
      );
      expect(lost).toHaveLength(races - 1);
      for (const [said, expected] of lost) expect(said).toEqual(expected);
      expect(await uses()).toBe(1);
    });

    it('is never used more often than its owner allowed while staff change how often that is', async () => {
      const code = await create();
      const most = 4;
      const limits = [2, most, 1, 3, most, 2];
      const [answers] = await Promise.all([
        everybody((index) => place(index)),
        (async () => {
          for (const [index, maxUses] of limits.entries()) {
            const changed = { id: code, ...codeOf(name, maxUses) };
            await askStrictly(at(index), updateDiscountCode, changed, owner);
          }
        })(),
      ]);
      const won = answers.filter(({ status }) => status === 201).length;
      const others = answers.flatMap((answer, index) =>
        answer.status === 201 ? [] : [[saidOf(answer), lostCode(customer(index).draft)]],
      );
      for (const [said, expected] of others) expect(said).toEqual(expected);
      expect(won).toBeLessThanOrEqual(most);
      expect(await uses()).toBe(won);
      // The last limit stands: what was won before stays, and no order more has it above.
      const next = await everybody((index) => place(index));
      expect(next.filter(({ status }) => status === 201)).toHaveLength(Math.max(0, 2 - won));
    });

    it('is used once by an order that is sent again and again, and it is the same order', async () => {
      await create();
      const key = randomUUID();
      const answers = await everybody((index) => place(index, key, customer(0)));
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(races - 1).fill(200), 201]);
      expect(new Set(answers.map(idOf)).size).toBe(1);
      expect(await uses()).toBe(1);
    });

    it('is free again when its order is cancelled, for one of twenty', async () => {
      await create();
      const first = idOf(await place(0));
      const [, answers] = await Promise.all([
        askStrictly(server(), cancelOrder, first, customer(0).token),
        everybody((index) => place(index)),
      ]);
      const wins = answers.filter(({ status }) => status === 201).length;
      expect(wins).toBeLessThanOrEqual(1);
      expect((await place(1)).status).toBe(wins === 1 ? 409 : 201);
      expect(saidOf(await place(2))).toEqual(lostCode(customer(2).draft));
      expect(await uses()).toBe(1);
    });

    it('of a phone is used once by twenty orders of it', async () => {
      await create({ maxUses: null, maxUsesPerPhone: 1 });
      const answers = await everybody((index) => place(index, randomUUID(), customer(3)));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      expect((await place(4)).status).toBe(201);
      expect(await uses()).toBe(2);
    });

    it('is refused by every server once its owner has paused it, and the shop does not speak of codes', async () => {
      const code = await create({ maxUses: null });
      const hasCodes = async (address: Address) =>
        (await askStrictly(address, getShop, undefined)).hasDiscountCodes;
      for (const each of [server(), other()]) await expect.poll(() => hasCodes(each)).toBe(true);
      const orders = everybody((index) => place(index));
      const paused = { id: code, ...codeOf(name, null), isPaused: true };
      await askStrictly(server(), updateDiscountCode, paused, owner);
      const before = await uses();
      await orders;
      // What was taken by the code as it was is written when the owner gets the answer.
      expect(await uses()).toBe(before);
      for (const index of [0, 1]) expect((await place(index)).status).toBe(409);
      for (const each of [server(), other()]) await expect.poll(() => hasCodes(each)).toBe(false);
    });
  });
}

/** Only possible with several sessions: the order that takes the last use is a session of the test, because a server cannot be slowed down. */
export function describeCodeLock(server: () => Address, databaseUrl: () => string): void {
  it('an order with a code waits for the one that takes its last use, and is refused', async () => {
    const [taking, looking] = [await connectedTo(databaseUrl()), await connectedTo(databaseUrl())];
    const owner = await signInOwner(server());
    const { draft, token, place } = await aCustomer(server());
    const { id } = await askStrictly(server(), createDiscountCode, codeOf('ULTIMO', 1), owner);
    const other = await place();

    await taking.query('begin');
    const { rows } = await taking.query(
      'select code_is_lost($1::int, (select xmin::text from discount_codes where id = $1::int), null)',
      [id],
    );
    expect(rows).toEqual([{ code_is_lost: false }]);
    // Invisible until its commit: only the lock makes the order wait.
    await taking.query('update orders set code_id = $1::int where id = $2', [id, other]);
    const payload = orderToWire(withCode(draft, 'ULTIMO'));
    const ordered = ask(server(), placeOrder, { payload, key: randomUUID() }, token);
    await Promise.race([ordered, untilSessionWaits(looking)]);
    await taking.query('commit');
    expect(saidOf(await ordered)).toEqual(lostCode(draft));
    await askStrictly(server(), deleteDiscountCode, id, owner);
  });
}
