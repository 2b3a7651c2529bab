import {
  changeStage,
  getActiveOrders,
  getDayReport,
  getOrderDetails,
  getOrders,
  getOrdersOfPhone,
} from '@crepas/api';
import type { OrderId, OrderStage, StaffOrder } from '@crepas/domain';
import { alwaysOpen, shopDayAt } from '@crepas/domain/shop';
import * as v from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { aCustomer, type Customer } from './harness/placing.ts';
import type { Address } from './harness/server.ts';
import { signInStaff } from './harness/signIn.ts';

const stagesToDelivery: readonly OrderStage[] = ['accepted', 'preparing', 'onTheWay', 'delivered'];

/** Rules of the staff's orders, for both databases. */
export function describeStaffOrderRules(server: () => Address): void {
  let staff: string;
  let customer: Customer;
  beforeAll(async () => {
    staff = await signInStaff(server());
    customer = await aCustomer(server());
  });

  const step = (id: OrderId, stage: OrderStage, said: { reason?: string; minutes?: number } = {}) =>
    ask(server(), changeStage, { id, stage, ...said }, staff);

  describe('an active order', () => {
    it('shows its stage to the customer until it is delivered', async () => {
      const id = await customer.place();
      const { token, phone } = customer;
      const accepted = await askStrictly(
        server(),
        changeStage,
        { id, stage: 'accepted', minutes: 35 },
        staff,
      );
      expect(accepted).toMatchObject({ id, stage: 'accepted', minutes: 35, reason: null });
      const [active] = await askStrictly(server(), getOrdersOfPhone, phone, token);
      expect(active).toMatchObject({ id, state: 'active', stage: 'accepted', minutes: 35 });

      for (const stage of stagesToDelivery.slice(1))
        expect(await step(id, stage)).toMatchObject({ status: 200 });
      expect(await askStrictly(server(), getOrdersOfPhone, phone, token)).toEqual([]);
      const rows = await askStrictly(server(), getActiveOrders, undefined, staff);
      expect(rows.map((row) => row.id)).not.toContain(id);
      expect((await askStrictly(server(), getOrderDetails, id, token)).stage).toBe('delivered');
    });

    it('refuses an invalid transition, and a rejection without a reason', async () => {
      const id = await customer.place();
      const refused = { error: 'El pedido está recibido: no puede pasar a entregado.' };
      expect(await step(id, 'delivered')).toMatchObject({ status: 409, body: refused });
      expect(await step(id, 'rejected')).toMatchObject({ status: 422 });
      expect(await step(id, 'rejected', { reason: 'Ya cerramos' })).toMatchObject({ status: 200 });
      const details = await askStrictly(server(), getOrderDetails, id, customer.token);
      expect(details).toMatchObject({ stage: 'rejected', reason: 'Ya cerramos' });
    });

    it('is changed by exactly one of two concurrent tablets', async () => {
      for (const [one, other] of [
        ['accepted', 'accepted'],
        ['accepted', 'rejected'],
      ] as const) {
        const id = await customer.place();
        const answers = await Promise.all([
          step(id, one),
          step(id, other, { reason: 'No hay gas' }),
          step(id, one),
        ]);
        expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
        const { stage } = await askStrictly(server(), getOrderDetails, id, customer.token);
        const winner = answers.find(({ status }) => status === 200);
        expect(winner?.body).toMatchObject({ etapa: stage === 'accepted' ? 'aceptado' : 'rechazado' });
      }
    });

    it('can be changed by staff only', async () => {
      const id = await customer.place();
      const asCustomer = await ask(server(), changeStage, { id, stage: 'accepted' }, customer.token);
      expect(asCustomer.status).toBe(403);
      expect((await ask(server(), changeStage, { id, stage: 'accepted' })).status).toBe(401);
      expect((await step(999_999 as OrderId, 'accepted')).status).toBe(404);
    });
  });

  /** @param cursor empty for the first page */
  async function askPage(cursor: string) {
    const query = new URLSearchParams({ estado: '0', limit: '2', ...(cursor !== '' && { cursor }) });
    const response = await fetch(`${server().url}/api/orders?${query}`, {
      headers: { Authorization: `Bearer ${staff}` },
    });
    return { status: response.status, body: (await response.json()) as unknown };
  }

  describe('the list of a state', () => {
    it('is read page by page, newest first, each order once', async () => {
      const placed = [await customer.place(), await customer.place(), await customer.place()].reverse();
      const seen: StaffOrder[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const { status, body } = await askPage(cursor);
        expect(status).toBe(200);
        const page = getOrders.decode(v.parse(getOrders.answer, body));
        seen.push(...page.orders);
        cursor = page.next;
        // An order that is placed between two pages must not shift the next pages.
        if (seen.length === 2) await customer.place();
      }
      const ids = seen.map(({ id }) => id);
      expect(ids.slice(0, 3)).toEqual(placed);
      expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a));
    });

    it('is searched by number, phone, and words of the address, and by day', async () => {
      const id = await customer.place();
      const find = async (search: { words?: string; day?: string }) =>
        (await askStrictly(server(), getOrders, { state: 'active', ...search }, staff)).orders;
      expect((await find({ words: `#${id}` })).map((order) => order.id)).toContain(id);
      for (const words of [customer.phone, `+52 ${customer.phone}`, customer.phone.slice(-6)]) {
        expect((await find({ words })).map((order) => order.id)).toContain(id);
      }
      // Written «Av. Juárez 10, Centro, 4 B, portón verde».
      expect((await find({ words: 'JUAREZ 10' })).map((order) => order.id)).toContain(id);
      expect(await find({ words: 'Juárez%Centro' })).toEqual([]);

      const { placedAt } = await askStrictly(server(), getOrderDetails, id, staff);
      const today = shopDayAt(placedAt?.getTime() ?? 0, alwaysOpen.timeZone);
      expect((await find({ words: customer.phone, day: today })).map((order) => order.id)).toContain(id);
      expect(await find({ words: customer.phone, day: '2020-02-29' })).toEqual([]);
      const noDay = await ask(server(), getOrders, { state: 'active', day: '2026-02-31' }, staff);
      expect(noDay).toMatchObject({ status: 400 });
    });

    it('refuses an edited cursor', async () => {
      const answer = await ask(server(), getOrders, { state: 'active', cursor: 'MTIz' }, staff);
      expect(answer).toMatchObject({ status: 400, body: { error: 'El dato «cursor» no es válido.' } });
    });
  });

  it('the day report counts delivered orders', async () => {
    const id = await customer.place();
    const { total, placedAt } = await askStrictly(server(), getOrderDetails, id, customer.token);
    const day = shopDayAt(placedAt?.getTime() ?? 0, alwaysOpen.timeZone);
    const before = await askStrictly(server(), getDayReport, day, staff);
    for (const stage of stagesToDelivery) await step(id, stage);
    const after = await askStrictly(server(), getDayReport, day, staff);
    expect(after).toMatchObject({ delivered: before.delivered + 1, sales: before.sales + total });
    expect(after.products.reduce((sum, { sales }) => sum + sales, 0)).toBe(after.sales);
  });
}
