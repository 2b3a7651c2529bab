import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createMutex } from '../../mutex.ts';
import { createChannels } from '../channels.ts';
import type { Database, Session } from '../Database.ts';
import * as schema from '../schema.ts';
import type { Engine } from './engine.ts';

type RowMode = { readonly rowMode?: 'array' | 'object' };

/** As much of PGlite as Drizzle calls. */
type DrizzleClient = {
  readonly query: (text: string, params: readonly unknown[], options?: RowMode) => Promise<unknown>;
  readonly transaction: <Result>(work: (client: DrizzleClient) => Promise<Result>) => Promise<Result>;
};

/**
 * PostgreSQL inside this process. It has one session: a transaction holds it until it ends, and everything
 * else waits for the mutex.
 */
export function embeddedDatabase(engine: Engine): Database {
  const mutex = createMutex();

  const insideMutex: DrizzleClient = {
    query: (text, params, { rowMode = 'object' } = {}) => engine.run({ text, params, rowMode }),
    transaction: () => Promise.reject(new Error('A transaction inside a transaction is a savepoint.')),
  };
  const client: DrizzleClient = {
    query: (text, params, options) => mutex.runExclusive(() => insideMutex.query(text, params, options)),
    transaction: (work) => mutex.runExclusive(() => inTransaction(engine, () => work(insideMutex))),
  };
  const session: Session = {
    async query<Row>(text: string, params: readonly unknown[] = []) {
      return (await engine.run({ text, params, rowMode: 'object' })).rows as readonly Row[];
    },
    async run(text) {
      await engine.run({ text, rowMode: 'object' });
    },
  };

  const channels = createChannels();
  engine.onNotification(channels.tell);

  return {
    queries: drizzle(client as unknown as PGlite, { schema }),
    inSession: (work) => mutex.runExclusive(() => work(session)),
    async listen(channel, listener) {
      const remove = channels.add(channel, listener);
      await mutex.runExclusive(() => session.run(`listen "${channel.replaceAll('"', '""')}"`));
      return remove;
    },
    close: () => mutex.runExclusive(() => engine.close()),
  };
}

async function inTransaction<Result>(engine: Engine, work: () => Promise<Result>): Promise<Result> {
  const say = (text: string) => engine.run({ text, rowMode: 'object' });
  await say('begin');
  try {
    const result = await work();
    await say('commit');
    return result;
  } catch (error) {
    // The reason to roll back is what the caller needs to hear, not that the thread died meanwhile.
    await say('rollback').catch(() => undefined);
    throw error;
  }
}
