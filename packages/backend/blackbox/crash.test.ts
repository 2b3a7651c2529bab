import { randomUUID } from 'node:crypto';
import { getOrdersOfPhone, orderToWire, placeOrder } from '@crepas/api';
import type { PhoneNumber } from '@crepas/domain';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { ask, askStrictly } from './harness/ask.ts';
import { isElsewhere } from './harness/backend.ts';
import { removeDataDir } from './harness/dataDir.ts';
import { draftFor, fillCart } from './harness/draft.ts';
import { startServer } from './harness/server.ts';
import { signInCustomer } from './harness/signIn.ts';

const phone = '5520000001' as PhoneNumber;
const killAfterOrders = 40;

it.skipIf(isElsewhere)('no acknowledged order is lost when the server is killed under load', async () => {
  const server = await startServer();
  const { dataDir } = server;
  const token = await signInCustomer(server, phone);
  const draft = draftFor(phone, await fillCart(server));

  const acknowledged = new Map<string, number>();
  const keepOrdering = async () => {
    for (;;) {
      const key = randomUUID();
      const answer = await ask(server, placeOrder, { payload: orderToWire(draft), key }, token).catch(
        () => null,
      );
      if (answer?.status !== 201) return;
      acknowledged.set(key, v.parse(placeOrder.answer, answer.body).id_pedido);
      if (acknowledged.size === killAfterOrders) void server.kill();
    }
  };
  await Promise.all([keepOrdering(), keepOrdering(), keepOrdering(), keepOrdering()]);
  expect(acknowledged.size).toBeGreaterThanOrEqual(killAfterOrders);
  await server.kill();

  const restarted = await startServer({ dataDir });
  const kept = await askStrictly(restarted, getOrdersOfPhone, phone, await signInCustomer(restarted, phone));
  const ids = new Set<number>(kept.map(({ id }) => id));
  expect([...acknowledged.values()].filter((id) => !ids.has(id))).toEqual([]);

  // A client that lost the response repeats the order and gets the same one.
  const [[key = '', id] = []] = acknowledged;
  const again = await ask(
    restarted,
    placeOrder,
    { payload: orderToWire(draft), key },
    await signInCustomer(restarted, phone),
  );
  expect(again).toMatchObject({ status: 200, body: { id_pedido: id } });
  await restarted.stop();
  removeDataDir(dataDir);
});
