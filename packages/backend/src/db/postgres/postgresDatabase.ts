import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool, type PoolClient } from 'pg';
import type { Database } from '../Database.ts';
import * as schema from '../schema.ts';
import { postgresListening } from './listening.ts';

/** Milliseconds. Longer than any query of ours takes; an order refused is better than one that hangs. */
const statementTimeoutMs = 15_000;
const connectTimeoutMs = 5_000;

const giveBackAfterMs = 1_000;

/** Drizzle forgets a client whose `begin` failed, and the pool would have one less for ever. Others are back by now. */
function giveBack(client: PoolClient): void {
  try {
    client.release(true);
  } catch {
    // It was given back.
  }
}

/** A PostgreSQL server, 15 or newer. Connects when first asked. */
export function postgresDatabase(url: string): Database {
  const pool = new Pool({
    connectionString: url,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeoutMs,
    application_name: 'crepas',
  });
  // A connection that breaks is replaced by the pool; without a listener it would end the process: one for those
  // that are idle, one for those that are in a transaction between two queries.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    client.once('end', () => void setTimeout(() => giveBack(client), giveBackAfterMs).unref());
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
        // Closed, not reused: what a session sets or locks ends with it.
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
