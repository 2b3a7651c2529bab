import { readFile } from 'node:fs/promises';
import { type Engine, openEngine } from '../db/embedded/engine.ts';
import { emptyDatabaseTar } from './emptyDatabaseTar.ts';

declare global {
  /** Of the thread and not of this module, which the mutation run loads several times. */
  var enginesToReuse: Engine[] | undefined;
}

/** Without a table, in memory. To open one takes a second; to clear a closed one, some milliseconds. */
export async function keptEngine(): Promise<Engine> {
  globalThis.enginesToReuse ??= [];
  const free = globalThis.enginesToReuse;
  const engine = free.pop() ?? (await openNew());
  let isOpen = true;
  return {
    run: (statement) =>
      isOpen ? engine.run(statement) : Promise.reject(new Error('The database is closed.')),
    onNotification: (hear) => engine.onNotification((channel, payload) => isOpen && hear(channel, payload)),
    async close() {
      if (!isOpen) return;
      isOpen = false;
      await clear(engine);
      free.push(engine);
    },
  };
}

const openNew = async () => openEngine({ loadDataDir: new Blob([await readFile(await emptyDatabaseTar())]) });

async function clear(engine: Engine): Promise<void> {
  for (const text of ['rollback', 'drop schema public cascade', 'create schema public', 'discard all']) {
    await engine.run({ text, rowMode: 'object' });
  }
}
