import { drizzle } from 'drizzle-orm/node-postgres';
import { Client } from 'pg';
import type { Database } from '../Database.ts';
import { type Listening, postgresListening } from './listening.ts';
import { connectTimeoutMs, openPool, requireWritable } from './openPool.ts';

export type PostgresOptions = {
  /** The way to the same database without a pooler, for what needs a session; null: `url` has no pooler in between. */
  readonly directUrl?: string | null;
  readonly maxConnections?: number;
};

export const plainMaxConnections = 10;

export type PostgresDatabase = Database & Pick<Listening, 'receivesNotifications'>;

/** A PostgreSQL server, 15 or newer. Connects at the first query. */
export function postgresDatabase(
  url: string,
  { directUrl = null, maxConnections = plainMaxConnections }: PostgresOptions = {},
): PostgresDatabase {
  const pool = openPool(url, { maxConnections, isThroughPooler: directUrl !== null });
  const notify = async (channel: string, payload: string) => {
    await pool.query('select pg_notify($1, $2)', [channel, payload]);
  };
  const listening = postgresListening(directUrl ?? url, notify);

  return {
    queries: drizzle(pool),
    async inSession(work) {
      // A connection of its own: its statements take as long as they need, and its locks end with it.
      const client = new Client({
        connectionString: directUrl ?? url,
        connectionTimeoutMillis: connectTimeoutMs,
        application_name: 'crepas',
      });
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
    receivesNotifications: listening.receivesNotifications,
    copyFiles: null,
    purge: async () => undefined,
    async close() {
      await listening.close();
      await pool.end();
    },
  };
}
