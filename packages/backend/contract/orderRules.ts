import { randomInt, randomUUID } from 'node:crypto';
import {
  getActiveOrders,
  getOrderDetails,
  getOrdersOfPhone,
  orderChangesFromBody,
  orderToWire,
  placeOrder,
} from '@crepas/api';
import { addCents, type Cart, type Cents, type OrderDraft, type PhoneNumber, sumCents } from '@crepas/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import type { Address } from './harness/server.ts';
import { signInCustomer, signInStaff } from './harness/signIn.ts';

/** A new phone, also on a backend that keeps its orders between runs. */
const run = randomInt(1000, 10_000);
const phoneOf = (customer: number) => `55${run}000${customer}` as PhoneNumber;

/** Rules of orders, for both databases. Each group of tests uses its own phone. */
export function describeOrderRules(server: () => Address): void {
  let cart: Cart;
  let staff: string;
  beforeAll(async () => {
    cart = await fillCart(server());
    staff = await signInStaff(server());
  });

  async function aCustomer(phone: PhoneNumber) {
    return {
      phone,
      token: await signInCustomer(server(), phone),
      draft: draftFor(phone, cart),
    };
  }

  describe('an order', () => {
    it('is readable by its owner and by staff only', async () => {
      const { phone, token, draft } = await aCustomer(phoneOf(1));
      const placed = await askStrictly(
        server(),
        placeOrder,
        { payload: orderToWire(draft), key: randomUUID() },
        token,
      );
      expect(placed).toMatchObject({ total: draft.total, state: 'active' });

      const details = await askStrictly(server(), getOrderDetails, placed.id, token);
      expect(details).toMatchObject({ id: placed.id, total: draft.total, placedAt: placed.placedAt });
      expect(details.lines).toMatchObject(
        cart.map(({ product, quantity }) => ({
          productName: product.name,
          unitPrice: product.price,
          quantity,
          imageUrl: product.imageUrl,
        })),
      );
      expect(await askStrictly(server(), getOrdersOfPhone, phone, token)).toMatchObject([{ id: placed.id }]);
      const rows = await askStrictly(server(), getActiveOrders, undefined, staff);
      expect(rows.find(({ id }) => id === placed.id)).toEqual({
        id: placed.id,
        customerName: 'Cliente ·· 0001',
        phone,
        deliveryAddress: draft.deliveryAddress,
        total: draft.total,
        payment: 'cash',
        stage: 'received',
        placedAt: placed.placedAt,
        minutes: null,
        reason: null,
        position: null,
        cashGiven: null,
        note: null,
        endedBy: null,
        alerts: { staff: null, owner: null },
      });

      const other = await aCustomer(phoneOf(2));
      expect(await ask(server(), getOrderDetails, placed.id, other.token)).toMatchObject({ status: 403 });
      expect(await ask(server(), getOrdersOfPhone, phone, other.token)).toMatchObject({ status: 403 });
      expect(await ask(server(), getActiveOrders, undefined, other.token)).toMatchObject({ status: 403 });
      expect(await ask(server(), getOrderDetails, placed.id)).toMatchObject({ status: 401 });
    });

    it('with another phone than the token’s is refused', async () => {
      const { token } = await aCustomer(phoneOf(3));
      const draft = draftFor(phoneOf(4), cart);
      const answer = await ask(
        server(),
        placeOrder,
        { payload: orderToWire(draft), key: randomUUID() },
        token,
      );
      expect(answer).toMatchObject({ status: 403, body: { error: 'No tienes permiso para esto.' } });
    });
  });

  describe('the same order with the same key', () => {
    it('in twenty concurrent requests is one order', async () => {
      const { phone, token, draft } = await aCustomer(phoneOf(5));
      const key = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          ask(server(), placeOrder, { payload: orderToWire(draft), key }, token),
        ),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(await askStrictly(server(), getOrdersOfPhone, phone, token)).toHaveLength(1);
    });

    it('cannot be replaced by another order', async () => {
      const { token, draft } = await aCustomer(phoneOf(6));
      const key = randomUUID();
      await askStrictly(server(), placeOrder, { payload: orderToWire(draft), key }, token);
      const moved = { ...draft, deliveryAddress: 'Otra calle 2' };
      expect(await ask(server(), placeOrder, { payload: orderToWire(moved), key }, token)).toMatchObject({
        status: 422,
      });
    });
  });

  it('concurrent different orders are all placed', async () => {
    const { phone, token, draft } = await aCustomer(phoneOf(7));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        ask(server(), placeOrder, { payload: orderToWire(draft), key: randomUUID() }, token),
      ),
    );
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    expect(await askStrictly(server(), getOrdersOfPhone, phone, token)).toHaveLength(20);
  });

  describe('an order with outdated prices', () => {
    it('is answered with the changes', async () => {
      const { phone, token, draft } = await aCustomer(phoneOf(8));
      const cheaper = withFirstPrice(draft, 100 as Cents);
      const answer = await ask(
        server(),
        placeOrder,
        { payload: orderToWire(cheaper), key: randomUUID() },
        token,
      );
      expect(answer.status).toBe(409);
      expect(orderChangesFromBody(answer.body)).toEqual({
        total: draft.total,
        changes: [
          {
            productId: cart[0]?.product.id,
            reason: 'price',
            name: cart[0]?.product.name,
            before: 100,
            now: cart[0]?.product.price,
          },
        ],
      });
      expect(await askStrictly(server(), getOrdersOfPhone, phone, token)).toEqual([]);
    });

    it('is refused if only its total is wrong', async () => {
      const { token, draft } = await aCustomer(phoneOf(9));
      const wrong = { ...draft, total: addCents(draft.total, -100 as Cents) };
      const answer = await ask(
        server(),
        placeOrder,
        { payload: orderToWire(wrong), key: randomUUID() },
        token,
      );
      expect(answer).toMatchObject({ status: 422, body: { error: expect.any(String) } });
    });
  });
}

function withFirstPrice(draft: OrderDraft, unitPrice: Cents): OrderDraft {
  const lines = draft.lines.map((line, index) => (index === 0 ? { ...line, unitPrice } : line));
  const total = sumCents(
    lines.map((line) => addCents((line.unitPrice * line.quantity) as Cents, line.extrasTotal)),
  );
  return { ...draft, lines, total };
}
