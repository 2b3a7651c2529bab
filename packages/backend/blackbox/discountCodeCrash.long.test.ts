import { randomUUID } from 'node:crypto';
import {
  createDiscountCode,
  getDiscountCodes,
  getDiscountedOrders,
  orderToWire,
  placeOrder,
} from '@crepas/api';
import { describe, expect, onTestFinished } from 'vitest';
import { codeOf, lostCode, saidOf, withCode } from './discountCodeRules.ts';
import { type Answer, ask, askStrictly } from './harness/ask.ts';
import { isElsewhere } from './harness/backend.ts';
import { itOnBothDatabases } from './harness/databases.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { aCustomer } from './harness/placing.ts';
import { type Server, startServer } from './harness/server.ts';
import { signInCustomer, signInOwner } from './harness/signIn.ts';

const customers = 20;
const maxUses = 7;

/**
 * The server is killed while twenty customers order with a code of seven uses: after the first answer, so that some orders are written and
 * unanswered. Then each order is sent again under its key.
 */
async function survivesKill(databaseUrl: string | null): Promise<void> {
  const env = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
  const killed = await startServer({ env });
  const { dataDir } = killed;
  onTestFinished(() => removeDataDir(dataDir));
  onTestFinished(killed.kill);
  const owner = await signInOwner(killed);
  const { id } = await askStrictly(killed, createDiscountCode, codeOf('SIETE', maxUses), owner);
  const orders = await Promise.all(
    Array.from({ length: customers }, async () => {
      const { draft, token, phone } = await aCustomer(killed);
      return { draft, token, phone, key: randomUUID() };
    }),
  );
  const sendTo = (server: Server, { draft, token, key }: (typeof orders)[number]): Promise<Answer | null> =>
    ask(server, placeOrder, { payload: orderToWire(withCode(draft, 'SIETE')), key }, token).catch(() => null);

  const first = await Promise.all(
    orders.map(async (order) => {
      const answer = await sendTo(killed, order);
      if (answer?.status === 201) void killed.kill();
      return answer;
    }),
  );
  await killed.kill();
  const acknowledged = first.filter((answer) => answer?.status === 201).length;
  expect(acknowledged).toBeGreaterThanOrEqual(1);
  expect(acknowledged).toBeLessThanOrEqual(maxUses);

  const restarted = await startServer({ dataDir, env });
  onTestFinished(restarted.kill);
  const again = await Promise.all(
    orders.map(async (order) => {
      const token = await signInCustomer(restarted, order.phone);
      return sendTo(restarted, { ...order, token });
    }),
  );
  const have = again.filter((answer) => answer?.status === 200 || answer?.status === 201);
  expect(have).toHaveLength(maxUses);
  for (const [index, answer] of again.entries()) {
    const order = orders[index] ?? expect.unreachable();
    if (answer && !have.includes(answer)) expect(saidOf(answer)).toEqual(lostCode(order.draft));
    if (first[index]?.status === 201) {
      expect(answer && saidOf(answer)).toEqual({ status: 200, body: first[index]?.body });
    }
  }
  const staff = await signInOwner(restarted);
  const [code] = await askStrictly(restarted, getDiscountCodes, undefined, staff);
  expect(code).toMatchObject({ uses: maxUses, saved: maxUses * 2500 });
  expect(await askStrictly(restarted, getDiscountedOrders, id, staff)).toHaveLength(maxUses);
  await restarted.stop();
}

describe.skipIf(isElsewhere)('a code whose server is killed among its last uses', () =>
  itOnBothDatabases(survivesKill, 600_000),
);
