import type { PushSettings } from '../config/pushSettings.ts';
import type { Database } from '../db/Database.ts';
import { coalesced } from '../mutex.ts';
import { runPeriodically } from '../runPeriodically.ts';
import { deliver } from './deliver.ts';
import { deleteOutdated, hostOf, record, type Taken, takeMessages } from './dueMessages.ts';
import { messageOf } from './messageOf.ts';

/** Every commit that wrote messages notifies this channel. */
const pushMessagesChannel = 'push_messages';

/** A retry that is due. */
const pauseMs = 15_000;

type Send = typeof deliver;

type Sender = {
  /**
   * Takes messages that are due and starts sending them, without waiting for the answers.
   *
   * @returns the number of messages
   */
  readonly sendBatch: () => Promise<number>;
  /** Resolves when no message is under way. */
  readonly allAnswered: () => Promise<void>;
};

/**
 * A silent push service holds a message for ten seconds. So each service has a batch of its own, and the others do not wait
 * for it. A service gets its next batch when the answers to the last one are recorded: a killed server leaves at most
 * one batch for each service to be sent again.
 *
 * @param onFree a push service can get its next batch
 */
function createSender(database: Database, push: PushSettings, send: Send, onFree: () => void): Sender {
  /** By the host of the push service. */
  const underWay = new Map<string, Promise<void>>();

  async function sendOne(message: Taken): Promise<void> {
    const { orderId, ttl } = message;
    const outcome = await send(push, message, messageOf({ ...message, id: orderId }), { ttl });
    await record(database, message, outcome);
  }

  /** If the database fails, the message is sent again when nobody holds it any more. */
  async function sendTo(host: string, messages: readonly Taken[]): Promise<void> {
    await Promise.allSettled(messages.map(sendOne));
    underWay.delete(host);
    onFree();
  }

  return {
    async sendBatch() {
      await deleteOutdated(database);
      const taken = await takeMessages(database, [...underWay.keys()]);
      for (const host of new Set(taken.map(hostOf))) {
        const messages = taken.filter((message) => hostOf(message) === host);
        underWay.set(host, sendTo(host, messages));
      }
      return taken.length;
    },
    async allAnswered() {
      await Promise.all(underWay.values());
    },
  };
}

/**
 * Sends one batch of the messages that are due. A server holds a message while it sends it; it is deleted when the push
 * service has answered. A killed server's message is sent again by the next one.
 */
export async function sendDueMessages(database: Database, push: PushSettings, send: Send): Promise<void> {
  const sender = createSender(database, push, send, () => undefined);
  await sender.sendBatch();
  await sender.allAnswered();
}

/**
 * Sends messages as soon as they are written. Any number of servers may run it on one database.
 *
 * @returns stops it; resolves when no message is under way
 */
export async function startSending(
  database: Database,
  push: PushSettings,
  send: Send = deliver,
): Promise<() => Promise<void>> {
  let isStopped = false;
  let taking: Promise<unknown> = Promise.resolve();
  const sendAll = coalesced(async () => {
    let count = 1;
    while (count > 0 && !isStopped) {
      const batch = sender.sendBatch();
      taking = batch.catch(() => undefined);
      count = await batch;
    }
  });
  const sender = createSender(database, push, send, sendAll);
  const stopListening = await database.listen(pushMessagesChannel, {
    onMessage: sendAll,
    onReconnect: sendAll,
  });
  const stopRetries = runPeriodically(pauseMs, async () => sendAll());
  sendAll();
  return async () => {
    isStopped = true;
    stopRetries();
    stopListening();
    await taking;
    await sender.allAnswered();
  };
}
