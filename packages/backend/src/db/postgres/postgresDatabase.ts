import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Database } from '../Database.ts';
import * as schema from '../schema.ts';
import { postgresListening } from './listening.ts';

/** Longer than any of our queries takes; a refused order is better than one that hangs. */
const statementTimeoutMs = 15_000;
const connectTimeoutMs = 5_000;

const releaseDelayMs = 1_000;

/** Drizzle does not release a client whose `begin` failed, which would shrink the pool for good. */
function releaseIfHeld(client: PoolClient): void {
  try {
    client.release(true);
  } catch {
    // It was released already.
  }
}

/** A PostgreSQL server, 15 or newer. Connects at the first query. */
export function postgresDatabase(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'crepas',
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
      const client = await pool.connect();
      try {
        await client.query('set statement_timeout = 0');
        return await work({
          query: async <Row>(text: string, params: readonly unknown[] = []) =>
            (await client.query(text, [...params])).rows as readonly Row[],
          run: async (text) => {
            await client.query(text);
          },
        });
      } finally {
        // Closes the connection, so that its settings and locks end with it.
        client.release(true);
      }
    },
    listen: listening.listen,
    async close() {
      await listening.close();
      await pool.end();
    },
  };
}
