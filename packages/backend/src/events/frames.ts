import { orderEventsReset, staffOrderToWire } from '@crepas/api';
import type { OrderEvent } from './orderEvents.ts';

/** The bytes of a `text/event-stream`. Made once, and sent to however many read. */

/** Milliseconds after which a client that lost the stream asks for it again. */
const retryMs = 3_000;

/** Without data it is no event, yet the client remembers the id: it misses nothing before the first one. */
export const greeting = (lastEventId: number): Buffer =>
  Buffer.from(`retry: ${retryMs}\nid: ${lastEventId}\n\n`);

/** What was missed is not kept any more: whoever reads this reads the list of orders again. */
export const reset = (lastEventId: number): Buffer =>
  Buffer.from(`event: ${orderEventsReset}\nid: ${lastEventId}\ndata: {}\n\n`);

export const heartbeat: Buffer = Buffer.from(': \n\n');

export const orderFrame = ({ id, order }: OrderEvent): Buffer =>
  Buffer.from(`event: pedido\nid: ${id}\ndata: ${JSON.stringify(staffOrderToWire(order))}\n\n`);
