import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { createChannels, type Listener } from '../channels.ts';

/** The one connection of this process that listens. */
export type Listening = {
  readonly listen: (channel: string, listener: Listener) => Promise<() => void>;
  readonly close: () => Promise<void>;
};

const firstPauseMs = 100;
const longestPauseMs = 5_000;
/** A peer that vanished without a word is noticed by its silence. */
const heartbeatMs = 15_000;
const answerTimeoutMs = 5_000;

type Connection = { readonly client: Client; readonly ended: Promise<void> };

/** Connects at the first `listen`, and again whenever the connection breaks: node-postgres does not. */
export function postgresListening(url: string): Listening {
  const channels = createChannels();
  const closing = new AbortController();
  let current: Client | null = null;
  let firstAttempt: Promise<void> | null = null;

  /** Resolves when the first attempt is over, and goes on until this process stops listening. */
  function keepConnected(): Promise<void> {
    return new Promise((firstIsOver) => {
      const loop = async () => {
        for (let failures = 0, attempts = 0; !closing.signal.aborted; attempts += 1) {
          const connection = await open().catch(() => null);
          if (connection) {
            failures = 0;
            // Closed while it was being opened: `close` had nothing to end.
            if (closing.signal.aborted) void connection.client.end();
            else if (attempts > 0) channels.tellReconnected();
          }
          firstIsOver();
          await connection?.ended;
          current = null;
          await pause(failures);
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
    // What breaks also ends; without a listener it would end the process.
    client.on('error', () => undefined);
    client.on('notification', ({ channel, payload = '' }) => channels.tell(channel, payload));
    try {
      await client.connect();
      for (const name of channels.names()) await client.query(listenTo(client, name));
      // In the same breath: who comes now asks for a channel by itself.
      current = client;
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    watch(client, ended);
    return { client, ended };
  }

  const pause = (failures: number) =>
    delay(Math.min(longestPauseMs, firstPauseMs * 2 ** failures), undefined, {
      signal: closing.signal,
    }).catch(() => undefined);

  return {
    async listen(channel, listener) {
      const remove = channels.add(channel, listener);
      firstAttempt ??= keepConnected();
      await firstAttempt;
      // Without a connection now, the next one listens to all channels.
      await current?.query(listenTo(current, channel)).catch(() => undefined);
      return remove;
    },
    async close() {
      closing.abort();
      await current?.end();
    },
  };
}

const listenTo = (client: Client, channel: string) => `listen ${client.escapeIdentifier(channel)}`;

function watch(client: Client, ended: Promise<void>): void {
  const heartbeat = setInterval(() => {
    client.query('select 1').catch(() => client.end().catch(() => undefined));
  }, heartbeatMs).unref();
  void ended.then(() => clearInterval(heartbeat));
}
