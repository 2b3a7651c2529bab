import { orderEventsPath, shopEvent, staffOrderFromWire, staffOrderWire } from '@crepas/api';
import type { StaffOrder } from '@crepas/domain';
import * as v from 'valibot';
import { expect } from 'vitest';
import { readEvents } from '../../src/testing/readEvents.ts';
import type { Address } from './server.ts';

export type ReceivedEvent = { readonly id: string; readonly order: StaffOrder };

export type EventReader = {
  /**
   * Waits for the next event of an order; null at the end of the stream. Fails if it deviates from the contract. Leaves
   * out the alerts of orders that earlier tests placed and nobody answered: they come at any time.
   */
  readonly next: () => Promise<ReceivedEvent | null>;
  /** The last event id, from the opening frame or an event. */
  readonly lastId: () => string;
  readonly leave: () => void;
};

/** Opens the stream of order events; resolves with the opening frame. */
export async function followEvents(
  { url }: Address,
  token: string,
  lastEventId?: string,
  path: string = orderEventsPath,
): Promise<EventReader> {
  const leaving = new AbortController();
  const response = await fetch(`${url}/api${path}`, {
    headers: {
      Authorization: `Bearer ${token}`,
      ...(lastEventId !== undefined && { 'Last-Event-ID': lastEventId }),
    },
    signal: leaving.signal,
  });
  if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}.`);
  const blocks = readEvents(response.body);
  let lastId = '';
  const nextBlock = async () => {
    const { value } = await blocks.next();
    lastId = value?.id ?? lastId;
    return value;
  };
  async function nextOrder(): Promise<StaffOrder | null> {
    let block = await nextBlock();
    // A server that lost its database also reports the shop: it may have changed meanwhile.
    while (block === null || block?.event === shopEvent) block = await nextBlock();
    if (block === undefined) return null;
    expect(block.event).toBe('pedido');
    const row: unknown = JSON.parse(block.data ?? '');
    const wire = v.parse(staffOrderWire, row);
    expect(wire).toEqual(row);
    return staffOrderFromWire(wire);
  }
  await nextBlock();
  return {
    lastId: () => lastId,
    leave: () => leaving.abort(),
    async next() {
      let order = await nextOrder();
      while (order?.stage === 'received' && (order.alerts?.staff ?? null) !== null) order = await nextOrder();
      return order && { id: lastId, order };
    },
  };
}
