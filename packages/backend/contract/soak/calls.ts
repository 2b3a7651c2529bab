import { randomUUID } from 'node:crypto';
import { cancelOrder, changeStage, getOrderDetails, orderToWire, placeOrder } from '@crepas/api';
import { needsReason, type OrderDraft, type OrderId, type OrderStage } from '@crepas/domain';
import * as v from 'valibot';
import { type Answer, ask, askStrictly } from '../harness/ask.ts';
import type { Guest, Tablet } from './people.ts';

/** Calls over a network that breaks: each is repeated until it has an answer, as the apps do. */

/** Any result but a broken connection. */
export async function steadily<Result>(attempt: () => Promise<Result>, onBroken = () => {}): Promise<Result> {
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      // `fetch` fails with a TypeError when the connection breaks.
      if (!(error instanceof TypeError)) throw error;
      onBroken();
    }
  }
}

export async function place({ server, token }: Guest, draft: OrderDraft): Promise<OrderId> {
  const key = randomUUID();
  const { status, body } = await steadily(() =>
    ask(server, placeOrder, { payload: orderToWire(draft), key }, token),
  );
  if (status !== 201 && status !== 200) throw new Error(`The order was answered ${status}.`);
  return placeOrder.decode(v.parse(placeOrder.answer, body)).id;
}

/** @returns whether the order took this step */
export const step = ({ server, token }: Tablet, id: OrderId, stage: OrderStage): Promise<boolean> =>
  succeeds({ id, stage, at: server, token }, () =>
    ask(server, changeStage, { id, stage, ...(needsReason(stage) && { reason: 'Se acabó' }) }, token),
  );

/** @returns whether the customer was told that it is cancelled */
export const cancel = ({ server, token }: Guest, id: OrderId): Promise<boolean> =>
  succeeds({ id, stage: 'cancelled', at: server, token }, () => ask(server, cancelOrder, id, token));

type Wanted = {
  readonly id: OrderId;
  readonly stage: OrderStage;
  readonly at: Guest['server'];
  readonly token: string;
};

async function succeeds({ id, stage, at, token }: Wanted, attempt: () => Promise<Answer>): Promise<boolean> {
  let wasCut = false;
  const { status } = await steadily(attempt, () => {
    wasCut = true;
  });
  if (status === 200) return true;
  if (status !== 409) throw new Error(`The step of #${id} to ${stage} was answered ${status}.`);
  // The answer to an earlier attempt was lost: the order tells whether it counted.
  return wasCut && (await steadily(() => askStrictly(at, getOrderDetails, id, token))).stage === stage;
}
