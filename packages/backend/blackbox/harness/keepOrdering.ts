import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { orderToWire, placeOrder } from '@crepas/api';
import type { OrderPayload } from '@crepas/domain';
import * as v from 'valibot';
import { type Answer, ask } from './ask.ts';
import type { Address } from './server.ts';

export type Ordering = {
  /** The acknowledged order ids by idempotency key. */
  readonly acknowledged: ReadonlyMap<string, number>;
  /** The status of every other answer; null for a broken connection. */
  readonly refusals: readonly (Answer | null)[];
  /** Resolves when this number of orders is acknowledged. */
  readonly untilAcknowledged: (count: number) => Promise<void>;
  /** Resolves when this number of orders was refused. */
  readonly untilRefused: (count: number) => Promise<void>;
  /** Stops placing orders; resolves when the pending ones are acknowledged. */
  readonly finish: () => Promise<void>;
};

const customers = 4;

/**
 * Simulates customers who order continuously and repeat a refused order with its key until it is placed.
 *
 * @param pauseMs of each customer after an order. Without a pause they occupy a processor.
 */
export function keepOrdering(server: Address, draft: OrderPayload, token: string, pauseMs = 0): Ordering {
  const acknowledged = new Map<string, number>();
  const refusals: (Answer | null)[] = [];
  let isFinishing = false;
  const changes = new EventEmitter();
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await once(changes, 'change');
  };

  const placeOne = async (key: string) => {
    while (!acknowledged.has(key)) {
      const answer = await ask(server, placeOrder, { payload: orderToWire(draft), key }, token).catch(
        () => null,
      );
      if (answer?.status === 201 || answer?.status === 200) {
        acknowledged.set(key, v.parse(placeOrder.answer, answer.body).id_pedido);
      } else refusals.push(answer);
      changes.emit('change');
    }
  };
  const orderOn = async () => {
    while (!isFinishing) {
      await placeOne(randomUUID());
      if (pauseMs > 0) await delay(pauseMs);
    }
  };
  const ordering = Promise.all(Array.from({ length: customers }, orderOn));

  return {
    acknowledged,
    refusals,
    untilAcknowledged: (count) => until(() => acknowledged.size >= count),
    untilRefused: (count) => until(() => refusals.length >= count),
    async finish() {
      isFinishing = true;
      await ordering;
    },
  };
}

/** The only correct status while the database is unavailable. */
export const isUnavailable = (answer: Answer | null) =>
  answer?.status === 503 && answer.headers.has('Retry-After');
