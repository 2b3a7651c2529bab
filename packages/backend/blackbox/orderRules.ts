import { randomUUID } from 'node:crypto';
import { getOrdersOfPhone, orderToWire, placeOrder } from '@crepas/api';
import { describe, expect, it } from 'vitest';
import { askPatiently, askStrictly } from './harness/ask.ts';
import { aCustomer } from './harness/placing.ts';
import type { Address } from './harness/server.ts';

/** Orders at the same time, for both databases. What an order may be, and who reads it: `src/http/routes/orderRoutes.test.ts`. */
export function describeOrderRules(server: () => Address): void {
  describe('twenty orders at once', () => {
    async function placed(keyOf: () => string) {
      const { phone, token, draft } = await aCustomer(server());
      const answers = await Promise.all(
        Array.from({ length: 20 }, () =>
          askPatiently(server(), placeOrder, { payload: orderToWire(draft), key: keyOf() }, token),
        ),
      );
      return { answers, orders: await askStrictly(server(), getOrdersOfPhone, phone, token) };
    }

    it('with the same key are one order', async () => {
      const key = randomUUID();
      const { answers, orders } = await placed(() => key);
      expect(answers.map(({ status }) => status).sort()).toEqual([...Array(19).fill(200), 201]);
      expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
      expect(orders).toHaveLength(1);
    });

    it('with different keys are all placed', async () => {
      const { answers, orders } = await placed(randomUUID);
      expect(answers.every(({ status }) => status === 201)).toBe(true);
      expect(orders).toHaveLength(20);
    });
  });
}
