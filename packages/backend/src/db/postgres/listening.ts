import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { backoffMs } from '@crepas/api';
import { Client } from 'pg';
import { createChannels, type Listener } from '../channels.ts';

/** The connection of this process that runs LISTEN. */
export type Listening = {
  readonly listen: (channel: string, listener: Listener) => Promise<() => void>;
  /** Connects. False: notifications do not arrive, because a pooler gives each transaction another session. */
  readonly receivesNotifications: () => Promise<boolean>;
  readonly close: () => Promise<void>;
};

const minBackoffMs = 100;
const maxBackoffMs = 5_000;
/** Detects a peer that disappeared without closing the connection, and a LISTEN that a pooler has lost. */
const heartbeatMs = 15_000;
const heartbeatChannel = 'crepas_heartbeat';
const answerTimeoutMs = 5_000;

type Connection = { readonly client: Client; readonly ended: Promise<void> };

/**
 * Connects at the first `listen` and reconnects when the connection breaks, or brings no notification; node-postgres does
 * not reconnect.
 *
 * @param notify by another connection: on its own one a pooler would deliver what it loses of all others
 */
export function postgresListening(
  url: string,
  notify: (channel: string, payload: string) => Promise<void>,
): Listening {
  const channels = createChannels();
  const closing = new AbortController();
  let current: Client | null = null;
  let firstAttempt: Promise<void> | null = null;

  /** Resolves after the first attempt, and keeps reconnecting until `close`. */
  function keepConnected(): Promise<void> {
    return new Promise((firstIsOver) => {
      const loop = async () => {
        for (let failures = 0, attempts = 0; !closing.signal.aborted; attempts += 1) {
          const connection = await open().catch(() => null);
          if (connection) {
            failures = 0;
            // `close` was called while the connection opened, and had no client to end.
            if (closing.signal.aborted) void connection.client.end();
            else if (attempts > 0) channels.notifyReconnected();
          }
          firstIsOver();
          await connection?.ended;
          current = null;
          await backOff(failures);
          failures += 1;
        }
      };
      void loop();
    });
  }

  async function open(): Promise<Connection> {
    const client = new Client({
      connectionString: url,
      application_name: 'crepas listening',
      connectionTimeoutMillis: answerTimeoutMs,
      query_timeout: answerTimeoutMs,
    });
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    // A broken client also emits `end`; an `error` event without a listener would end the process.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => channels.notify(channel, payload));
    try {
      await client.connect();
      await client.query(listenTo(client, heartbeatChannel));
      for (const name of channels.names()) await client.query(listenTo(client, name));
      // Synchronous after the loop: a later `listen` call sees `current` and sends its own LISTEN.
      current = client;
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    watch(client, ended);
    return { client, ended };
  }

  function watch(client: Client, ended: Promise<void>): void {
    const heartbeat = setInterval(() => {
      void receives(client)
        .catch(() => false)
        .then((isListening) => (isListening ? undefined : client.end()))
        .catch(() => undefined);
    }, heartbeatMs).unref();
    void ended.then(() => clearInterval(heartbeat));
  }

  /** Whether a notification arrives. What the other connection cannot send says nothing about this one. */
  async function receives(client: Client): Promise<boolean> {
    await client.query('select 1');
    const token = randomUUID();
    const arrived = new Promise<boolean>((resolve) => {
      const onNotification = ({ payload }: { readonly payload?: string | undefined }) => {
        if (payload === token) end(true);
      };
      const timer = setTimeout(() => end(false), answerTimeoutMs).unref();
      const end = (isReceived: boolean) => {
        clearTimeout(timer);
        client.off('notification', onNotification);
        resolve(isReceived);
      };
      client.on('notification', onNotification);
      notify(heartbeatChannel, token).catch(() => end(true));
    });
    return arrived;
  }

  const backOff = (failures: number) =>
    delay(backoffMs(failures, minBackoffMs, maxBackoffMs), undefined, {
      signal: closing.signal,
    }).catch(() => undefined);

  return {
    async listen(channel, listener) {
      const remove = channels.add(channel, listener);
      firstAttempt ??= keepConnected();
      await firstAttempt;
      // If there is no connection, the next one listens to all channels.
      await current?.query(listenTo(current, channel)).catch(() => undefined);
      return remove;
    },
    async receivesNotifications() {
      firstAttempt ??= keepConnected();
      await firstAttempt;
      return current === null || receives(current);
    },
    async close() {
      closing.abort();
      await current?.end();
    },
  };
}

const listenTo = (client: Client, channel: string) => `listen ${client.escapeIdentifier(channel)}`;
