import type { Database } from '../db/Database.ts';
import { coalesced } from './coalesced.ts';
import type { EventStream } from './EventStream.ts';
import { greeting, heartbeat, orderFrame, reset } from './frames.ts';
import {
  type EventRange,
  hasForgottenAfter,
  orderEventsChannel,
  readLastEventId,
  readOrderEvents,
} from './orderEvents.ts';

/** Tells any number of readers what happens to orders: one LISTEN and one query per event for all of them. */
export type OrderFeed = {
  /** Before the first reader. Rejects while the database cannot be reached. */
  readonly start: () => Promise<void>;
  /**
   * Sends a reader what it missed, or that it is not kept any more, then whatever comes. Resolves when it has
   * caught up.
   *
   * @param after the id of the last event it knows; null for one that wants only what comes
   */
  readonly follow: (reader: EventStream, after: number | null) => Promise<void>;
  /** Cuts every reader off. */
  readonly close: () => void;
};

export type FeedOptions = { readonly heartbeatMs?: number };

const batch = 50;

export function createOrderFeed(
  { queries, listen }: Pick<Database, 'queries' | 'listen'>,
  { heartbeatMs = 15_000 }: FeedOptions = {},
): OrderFeed {
  const connected = new Set<EventStream>();
  /** Those of them that have caught up. */
  const following = new Set<EventStream>();
  /** All readers that follow have been sent the events up to here. */
  let told = 0;
  let isToldKnown = false;
  let started: Promise<void> | null = null;
  let isClosed = false;
  let stop = () => {};

  const read = async (range: Omit<EventRange, 'limit'>) => {
    const events = await readOrderEvents(queries, { ...range, limit: batch });
    return { events, isLast: events.length < batch };
  };

  // A failure is the database being away: its return, the next notice or the next heartbeat asks again.
  const tellNews = coalesced(async () => {
    for (let isDone = false; !isDone; ) {
      const { events, isLast } = await read({ after: told, upTo: Number.POSITIVE_INFINITY });
      for (const event of events) {
        told = event.id;
        tellAll(orderFrame(event));
      }
      isDone = isLast;
    }
  });

  function tellAll(frame: Buffer): void {
    for (const reader of following) reader.send(frame);
  }

  async function start(): Promise<void> {
    // Before it is known where the telling begins, all that ever happened would be news.
    const hear = () => {
      if (isToldKnown) tellNews();
    };
    const stopListening = await listen(orderEventsChannel, { onMessage: hear, onReconnect: hear });
    stop = stopListening;
    told = await readLastEventId(queries);
    isToldKnown = true;
    // What came meanwhile.
    tellNews();
    const beating = setInterval(() => {
      tellAll(heartbeat);
      // Should a reading have failed, nobody waits longer for what it did not tell.
      if (following.size > 0) tellNews();
    }, heartbeatMs).unref();
    stop = () => {
      stopListening();
      clearInterval(beating);
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
    async follow(reader, after) {
      if (isClosed) reader.cut();
      if (!reader.isOpen()) return;
      connected.add(reader);
      reader.body.once('close', () => {
        connected.delete(reader);
        following.delete(reader);
      });
      const isLost = after !== null && after < told && (await hasForgottenAfter(queries, after));
      let reached = isLost ? told : Math.min(after ?? told, told);
      reader.send(greeting(reached));
      if (isLost) reader.send(reset(reached));
      while (reached < told && reader.isOpen()) {
        const goal = told;
        const { events, isLast } = await read({ after: reached, upTo: goal });
        for (const event of events) reader.send(orderFrame(event));
        await reader.hasRoom();
        reached = isLast ? goal : (events.at(-1)?.id ?? goal);
      }
      // In the same breath as the last look at `told`: nothing can come in between.
      if (reader.isOpen()) following.add(reader);
    },
    close() {
      isClosed = true;
      stop();
      for (const reader of connected) reader.cut();
    },
  };
}
