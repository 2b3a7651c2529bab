import { Socket } from 'node:net';
import { drizzle } from 'drizzle-orm/node-postgres';
import { Client, type ClientBase, Pool, type PoolClient } from 'pg';
import { type Database, DatabaseUnavailable } from '../Database.ts';
import * as schema from '../schema.ts';
import { postgresListening } from './listening.ts';

/** Longer than any of our queries takes; a refused order is better than one that hangs. */
const statementTimeoutMs = 15_000;
const connectTimeoutMs = 5_000;
/** A server that vanished without closing its connections. One that is there refuses the statement before. */
const silenceMs = statementTimeoutMs + 1_000;

const releaseDelayMs = 1_000;

/** Drizzle does not release a client whose `begin` failed, which would shrink the pool for good. */
function releaseIfHeld(client: PoolClient): void {
  try {
    client.release(true);
  } catch {
    // The connection was released already.
  }
}

/**
 * A proxy that has just started, or a name that has just moved, may lead to the standby. Such a connection would stay in
 * the pool and refuse every write. The pool closes it when this rejects, and the next request connects anew.
 */
async function requireWritable(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
  if (rows[0]?.transaction_read_only === 'on')
    throw new DatabaseUnavailable('This PostgreSQL is a standby, or takes no writes.');
}

/** The pool closes an idle connection long before, so silence means that a query has no answer. */
function socketWithoutSilence(): Socket {
  const socket = new Socket();
  return socket.setTimeout(silenceMs, () => {
    socket.destroy(new DatabaseUnavailable(`PostgreSQL did not answer for ${silenceMs} ms.`));
  });
}

/** A PostgreSQL server, 15 or newer. Connects at the first query. */
export function postgresDatabase(url: string): Database {
  const connection = {
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    application_name: 'crepas',
  };
  const pool = new Pool({
    ...connection,
    statement_timeout: statementTimeoutMs,
    stream: socketWithoutSilence,
    onConnect: requireWritable,
  });
  // The pool replaces a broken connection, but an `error` event without a listener would end the process. The first
  // listener is for idle clients, the second for clients in a transaction between two queries.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.once('end', () => void setTimeout(() => releaseIfHeld(client), releaseDelayMs).unref());
  });

  const listening = postgresListening(url);

  return {
    queries: drizzle(pool, { schema }),
    async inSession(work) {
      // A connection of its own: its statements take as long as they need, and its locks end with it.
      const client = new Client(connection);
      client.on('error', () => undefined);
      await client.connect();
      try {
        await requireWritable(client);
        return await work({
          query: async <Row>(text: string, params: readonly unknown[] = []) =>
            (await client.query(text, [...params])).rows as readonly Row[],
          run: async (text) => {
            await client.query(text);
          },
        });
      } finally {
        await client.end();
      }
    },
    listen: listening.listen,
    copyFiles: null,
    purge: async () => undefined,
    async close() {
      await listening.close();
      await pool.end();
    },
  };
}
