import { orderId, type PhoneNumber } from '@crepas/domain';
import type { Database } from '../db/Database.ts';
import { coalesced } from '../mutex.ts';
import type { EventStream } from './EventStream.ts';
import {
  customerFrame,
  followedFrame,
  heartbeatFrame,
  openingFrame,
  orderFrame,
  resetFrame,
  shopFrame,
} from './frames.ts';
import {
  type EventRange,
  hasDeletedAfter,
  type OrderEvent,
  orderEventsChannel,
  readLastEventId,
  readOrderEvents,
} from './orderEvents.ts';

/** Which order events a client receives: all, those of one phone, or none. Every client receives the shop's events. */
export type Audience = 'staff' | 'visitors' | PhoneNumber | FollowedOrder;
/** One order, for whoever has its follow token. */
export type FollowedOrder = `#${number}`;

/** Sends order events to any number of clients, with one LISTEN and one query per event for all of them. */
export type OrderFeed = {
  /** Call it before `subscribe`. Rejects while the database cannot be reached. */
  readonly start: () => Promise<void>;
  /**
   * Sends the missed events, or a reset if they are deleted, then all new events. Resolves when the client has caught up.
   *
   * @param after the id of the client's last event; null for new events only
   */
  readonly subscribe: (client: EventStream, after: number | null, audience: Audience) => Promise<void>;
  /** Tells every client that the shop or its menu changed. */
  readonly announceShop: () => void;
  /** Closes every stream. */
  readonly close: () => void;
};

export type FeedOptions = { readonly heartbeatMs?: number };

const batchSize = 50;

export function createOrderFeed(
  { queries, listen }: Pick<Database, 'queries' | 'listen'>,
  { heartbeatMs = 15_000 }: FeedOptions = {},
): OrderFeed {
  const connected = new Set<EventStream>();
  /** The connected clients that have caught up. */
  const caughtUp = new Map<Audience, Set<EventStream>>();
  /** Every client in `caughtUp` was sent its events up to this id. */
  let lastSentId = 0;
  let isInitialized = false;
  let started: Promise<void> | null = null;
  let isClosed = false;
  let stop = () => {};

  const read = async (range: Omit<EventRange, 'limit'>) => {
    const events = await readOrderEvents(queries, { ...range, limit: batchSize });
    return { events, isLast: events.length < batchSize };
  };

  // After a failure of the database, its reconnect, the next notification or the next heartbeat tries again.
  const sendNewEvents = coalesced(async () => {
    for (let isDone = false; !isDone; ) {
      const { events, isLast } = await read({
        after: lastSentId,
        upTo: Number.POSITIVE_INFINITY,
        phone: null,
      });
      for (const event of events) {
        lastSentId = event.id;
        sendOrder(event);
      }
      isDone = isLast;
    }
  });

  function sendOrder(event: OrderEvent): void {
    const staff = caughtUp.get('staff');
    if (staff) sendTo(staff, orderFrame(event));
    const customers = caughtUp.get(event.order.phone as PhoneNumber);
    if (customers) sendTo(customers, customerFrame(event));
    const followers = caughtUp.get(`#${event.order.id}`);
    if (followers) sendTo(followers, followedFrame(event));
  }

  function sendTo(clients: Iterable<EventStream>, frame: Buffer): void {
    for (const client of clients) client.send(frame);
  }

  function broadcast(frame: Buffer): void {
    for (const clients of caughtUp.values()) sendTo(clients, frame);
  }

  function addCaughtUp(client: EventStream, audience: Audience): void {
    const clients = caughtUp.get(audience) ?? new Set();
    caughtUp.set(audience, clients.add(client));
    client.onClose(() => {
      clients.delete(client);
      if (clients.size === 0 && caughtUp.get(audience) === clients) caughtUp.delete(audience);
    });
  }

  async function start(): Promise<void> {
    // Before `lastSentId` is read, every event in the database would count as new.
    const onNotification = () => {
      if (isInitialized) sendNewEvents();
    };
    const stopListening = await listen(orderEventsChannel, {
      onMessage: onNotification,
      onReconnect: onNotification,
    });
    stop = stopListening;
    lastSentId = await readLastEventId(queries);
    isInitialized = true;
    // Notifications that came in between were ignored.
    sendNewEvents();
    const heartbeat = setInterval(() => {
      broadcast(heartbeatFrame);
      // Retries a read that failed.
      if (caughtUp.size > 0) sendNewEvents();
    }, heartbeatMs).unref();
    stop = () => {
      stopListening();
      clearInterval(heartbeat);
    };
    if (isClosed) stop();
  }

  return {
    start() {
      started ??= start().catch((error: unknown) => {
        stop();
        started = null;
        throw error;
      });
      return started;
    },
    async subscribe(client, after, audience) {
      if (isClosed) client.destroy();
      if (!client.isOpen) return;
      connected.add(client);
      client.onClose(() => connected.delete(client));
      const isGone = after !== null && after < lastSentId && (await hasDeletedAfter(queries, after));
      let reached = isGone ? lastSentId : Math.min(after ?? lastSentId, lastSentId);
      const followed = audience.startsWith('#') ? orderId(Number(audience.slice(1))) : null;
      const ofCustomer = followed === null ? customerFrame : followedFrame;
      const frameOf = audience === 'staff' ? orderFrame : ofCustomer;
      client.send(openingFrame(reached));
      if (isGone) client.send(resetFrame(reached));
      while (audience !== 'visitors' && reached < lastSentId && client.isOpen) {
        const goal = lastSentId;
        const { events, isLast } = await read({
          after: reached,
          upTo: goal,
          phone: audience === 'staff' || followed !== null ? null : (audience as PhoneNumber),
          order: followed,
        });
        for (const event of events) client.send(frameOf(event));
        await client.drained();
        reached = isLast ? goal : (events.at(-1)?.id ?? goal);
      }
      // Synchronous since the last comparison with `lastSentId`, so no event is missed or sent twice.
      if (client.isOpen) addCaughtUp(client, audience);
    },
    announceShop: () => broadcast(shopFrame),
    close() {
      isClosed = true;
      stop();
      for (const client of connected) client.destroy();
    },
  };
}
