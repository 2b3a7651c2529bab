import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { createMutex } from '../../mutex.ts';
import { createChannels } from '../channels.ts';
import type { Database, Session } from '../Database.ts';
import { preparedTexts } from '../prepareOnce.ts';
import type { Engine } from './engine.ts';
import { purge } from './purge.ts';

type RowMode = { readonly rowMode?: 'array' | 'object' };

/** The part of PGlite that Drizzle calls. */
type DrizzleClient = {
  readonly query: (text: string, params: readonly unknown[], options?: RowMode) => Promise<unknown>;
  readonly transaction: <Result>(work: (client: DrizzleClient) => Promise<Result>) => Promise<Result>;
};

/**
 * PostgreSQL inside this process. It has one session, so a transaction holds a mutex until it ends and every other
 * statement waits.
 */
export function embeddedDatabase(engine: Engine): Database {
  const mutex = createMutex();

  const insideMutex: DrizzleClient = {
    query: (text, params, { rowMode = 'object' } = {}) =>
      engine.run({ text, params, rowMode, isKept: preparedTexts.has(text) }),
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
  engine.onNotification(channels.notify);

  return {
    queries: drizzle(client as unknown as PGlite),
    inSession: (work) => mutex.runExclusive(() => work(session)),
    async listen(channel, listener) {
      const remove = channels.add(channel, listener);
      await mutex.runExclusive(() => session.run(`listen "${channel.replaceAll('"', '""')}"`));
      return remove;
    },
    copyFiles: null,
    purge: () => purge((text) => mutex.runExclusive(() => session.query(text))),
    close: () => mutex.runExclusive(() => engine.close()),
  };
}

async function inTransaction<Result>(engine: Engine, work: () => Promise<Result>): Promise<Result> {
  const run = (text: string) => engine.run({ text, rowMode: 'object' });
  await run('begin');
  try {
    const result = await work();
    await run('commit');
    return result;
  } catch (error) {
    // The caller needs the reason of the rollback, not a failure of the rollback itself.
    await run('rollback').catch(() => undefined);
    throw error;
  }
}
