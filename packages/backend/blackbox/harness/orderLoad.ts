import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { changeStage, getOrderDetails, orderToWire, placeOrder, stageToWire } from '@crepas/api';
import type { OrderId, OrderStage } from '@crepas/domain';
import * as v from 'valibot';
import { type Answer, ask } from './ask.ts';
import type { Customer } from './placing.ts';
import type { Address } from './server.ts';

/** What the customer and the kitchen were told of an order. */
export type Acknowledged = {
  readonly id: OrderId;
  readonly customer: Customer;
  /** The stage of the kitchen's last step that was acknowledged. */
  stage: OrderStage;
};

export type Evening = {
  readonly ledger: readonly Acknowledged[];
  /** Resolves when this number of further orders was sent and acknowledged after now. */
  readonly untilOrdered: (count: number) => Promise<void>;
  /** Resolves when this number of further requests failed. */
  readonly untilRefused: (count: number) => Promise<void>;
  /** The longest time from a customer's first attempt to the acknowledgement, of the orders acknowledged after now. */
  readonly watchWaits: () => { readonly maxMs: () => number };
  /** The answers that neither succeeded nor told the caller to try again. */
  readonly wrongAnswers: readonly string[];
  /** Stops ordering; resolves when every order and step that was sent is acknowledged. */
  readonly pause: () => Promise<void>;
  readonly goOn: () => void;
};

/** An acknowledged order: its first attempt, its last one, and the answer. */
type Wait = { readonly begun: number; readonly sentAt: number; readonly answeredAt: number };

/** Between two attempts, and between two orders of a customer. */
const pauseMs = 150;

/**
 * Customers who order and a kitchen, and repeat what has no answer: an order with its key.
 *
 * @param steps of the kitchen, with every second order
 */
export function startEvening(
  address: Address,
  customers: readonly Customer[],
  staffToken: string,
  steps: readonly OrderStage[] = ['accepted'],
): Evening {
  const ledger: Acknowledged[] = [];
  const wrongAnswers: string[] = [];
  const waits: Wait[] = [];
  const changes = new EventEmitter().setMaxListeners(0);
  let refusals = 0;
  let isOpen = false;
  let working: Promise<unknown> = Promise.resolve();

  /** Repeats a call while the shop cannot be reached: no connection, or a 5xx of the server or the proxy. */
  async function persistently(attempt: () => Promise<Answer>): Promise<{ answer: Answer; sentAt: number }> {
    for (;;) {
      const sentAt = performance.now();
      // A proxy's 502 has a page for its body, which is no JSON.
      const answer = await attempt().catch(() => null);
      if (answer && answer.status < 500) return { answer, sentAt };
      if (answer?.status === 500) wrongAnswers.push(JSON.stringify(answer.body));
      refusals += 1;
      changes.emit('change');
      await delay(pauseMs);
    }
  }

  async function order(customer: Customer): Promise<void> {
    const key = randomUUID();
    const payload = orderToWire(customer.draft);
    const begun = performance.now();
    const { answer, sentAt } = await persistently(() =>
      ask(address, placeOrder, { payload, key }, customer.token),
    );
    if (answer.status !== 200 && answer.status !== 201) {
      wrongAnswers.push(`order: ${answer.status} ${JSON.stringify(answer.body)}`);
      return;
    }
    const { id } = placeOrder.decode(v.parse(placeOrder.answer, answer.body));
    const entry: Acknowledged = { id, customer, stage: 'received' };
    ledger.push(entry);
    waits.push({ sentAt, answeredAt: performance.now(), begun });
    changes.emit('change');
    if (ledger.length % 2 === 0) for (const stage of steps) await take(entry, stage);
  }

  async function take(entry: Acknowledged, stage: OrderStage): Promise<void> {
    const { id } = entry;
    const step = await persistently(() => ask(address, changeStage, { id, stage }, staffToken));
    // 409: an earlier attempt, whose answer was lost, has counted.
    const { answer } =
      step.answer.status === 409
        ? await persistently(() => ask(address, getOrderDetails, id, staffToken))
        : step;
    const etapa = answer.status === 200 && (answer.body as { readonly etapa?: string }).etapa;
    if (etapa === stageToWire(stage)) entry.stage = stage;
    else wrongAnswers.push(`step: ${answer.status} ${JSON.stringify(answer.body)}`);
  }

  async function keepOrdering(customer: Customer): Promise<void> {
    while (isOpen) {
      await order(customer);
      await delay(pauseMs);
    }
  }

  const until = async (isSo: () => boolean) => {
    while (!isSo()) await once(changes, 'change');
  };
  const goOn = () => {
    isOpen = true;
    working = Promise.all(customers.map(keepOrdering));
  };
  goOn();
  return {
    ledger,
    wrongAnswers,
    goOn,
    untilOrdered(count) {
      const now = performance.now();
      return until(() => waits.filter(({ sentAt }) => sentAt > now).length >= count);
    },
    untilRefused(count) {
      const goal = refusals + count;
      return until(() => refusals >= goal);
    },
    watchWaits() {
      const now = performance.now();
      const later = () => waits.filter(({ answeredAt }) => answeredAt > now);
      return { maxMs: () => Math.max(...later().map(({ begun, answeredAt }) => answeredAt - begun)) };
    },
    async pause() {
      isOpen = false;
      await working;
    },
  };
}
