import { orderEventsReset, shopEvent, staffOrderToWire } from '@crepas/api';
import type { OrderEvent } from './orderEvents.ts';

/** The frames of a `text/event-stream`. Each is encoded once and sent to every client. */

/** Milliseconds until a client reconnects. */
const retryMs = 3_000;

/** A frame without data is no event, but sets the client's last event id: a reconnect misses nothing. */
export const openingFrame = (lastEventId: number): Buffer =>
  Buffer.from(`retry: ${retryMs}\nid: ${lastEventId}\n\n`);

/** The missed events are deleted, or say too much: the client must read the list of orders again. */
export const resetFrame = (lastEventId: number): Buffer =>
  Buffer.from(`event: ${orderEventsReset}\nid: ${lastEventId}\ndata: {}\n\n`);

export const heartbeatFrame: Buffer = Buffer.from(': \n\n');

export const orderFrame = ({ id, order }: Framed): Buffer =>
  Buffer.from(`event: pedido\nid: ${id}\ndata: ${JSON.stringify(staffOrderToWire(order))}\n\n`);

type Framed = Pick<OrderEvent, 'id' | 'order'>;

/**
 * Without what only staff read. The store reads the lines in the details. Of an order that its phone no longer reads, the client is asked to read the
 * list again, where it is missing.
 */
export const customerFrame = (event: OrderEvent): Buffer =>
  event.isReadByPhone ? ownFrame(event) : resetFrame(event.id);

/** Also without the phone: a shared link must not tell it. */
export const followedFrame = ({ id, order }: Framed): Buffer =>
  ownFrame({ id, order: { ...order, phone: '', customerName: '' } });

function ownFrame({ id, order }: Framed): Buffer {
  const { isSecondUnreceived: _, endCause: __, takenBy: ___, lines: ____, courier: _____, ...own } = order;
  return orderFrame({ id, order: own });
}

/** Without an id, so that the client's last event id stays. */
export const shopFrame: Buffer = Buffer.from(`event: ${shopEvent}\ndata: {}\n\n`);
