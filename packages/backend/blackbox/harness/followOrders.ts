import { setTimeout as delay } from 'node:timers/promises';
import {
  orderEventsPath,
  orderEventsReset,
  shopEvent,
  staffOrderFromWire,
  staffOrderWire,
} from '@crepas/api';
import type { OrderId, StaffOrder } from '@crepas/domain';
import * as v from 'valibot';
import { readEvents } from '../../src/testing/readEvents.ts';
import type { Address } from './server.ts';

/** What a page knows of its orders from its stream alone. */
export type Followed = {
  readonly orders: ReadonlyMap<OrderId, StaffOrder>;
  /** The ids of the received events, after the id at which the stream began. */
  readonly received: { readonly after: number; readonly ids: readonly number[] };
  /** An event that came twice, or out of its order. */
  readonly faults: readonly string[];
  readonly reconnects: () => number;
  readonly leave: () => Promise<void>;
};

type Page = {
  readonly token: string;
  readonly path?: string;
  /** Asks again after a 5xx, instead of failing: for a shop that is down for a while. */
  readonly outlastsFailures?: boolean;
};

const retryMs = 150;

/**
 * Follows a stream from now on, through any number of broken connections, each time from the last event. Resolves when the
 * stream has begun.
 */
export async function followOrders(
  server: Address,
  { token, path = orderEventsPath, outlastsFailures = false }: Page,
): Promise<Followed> {
  const orders = new Map<OrderId, StaffOrder>();
  const faults: string[] = [];
  const leaving = new AbortController();
  let connections = 0;
  let onReady = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  let lastId: number | null = null;
  const received = { after: 0, ids: [] as number[] };

  async function open(): Promise<AsyncIterable<Uint8Array>> {
    for (;;) {
      const headers = {
        Authorization: `Bearer ${token}`,
        ...(lastId !== null && { 'Last-Event-ID': String(lastId) }),
      };
      const response = await fetch(`${server.url}/api${path}`, { headers, signal: leaving.signal }).catch(
        (error: unknown) => {
          if (leaving.signal.aborted) throw error;
          return null;
        },
      );
      if (outlastsFailures && (response?.status ?? 500) >= 500) {
        await response?.body?.cancel();
        await delay(retryMs, undefined, { signal: leaving.signal });
        continue;
      }
      if (response && !response.ok) throw new Error(`The stream answered ${response.status}.`);
      if (response?.body) return response.body;
    }
  }
  async function read(body: AsyncIterable<Uint8Array>): Promise<void> {
    for await (const block of readEvents(body)) {
      if (block === null || block.event === shopEvent) continue;
      const id = Number(block.id);
      // The opening block repeats the id of the last event.
      if (block.event === undefined) {
        if (lastId === null) received.after = id;
        lastId ??= id;
        onReady();
      } else if (block.event === orderEventsReset) faults.push(`reset at ${id}`);
      else {
        if (lastId !== null && id <= lastId) faults.push(`event ${id} after ${lastId}`);
        lastId = id;
        received.ids.push(id);
        const order = staffOrderFromWire(v.parse(staffOrderWire, JSON.parse(block.data ?? '')));
        orders.set(order.id, order);
      }
    }
  }
  async function follow(): Promise<void> {
    while (!leaving.signal.aborted) {
      const body = await open();
      connections += 1;
      await read(body);
    }
  }
  const following = follow().catch((error: unknown) => {
    if (!leaving.signal.aborted) faults.push(String(error));
  });
  await Promise.race([ready, following]);
  return {
    orders,
    received,
    faults,
    reconnects: () => connections - 1,
    async leave() {
      leaving.abort();
      await following;
    },
  };
}
