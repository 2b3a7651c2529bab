import { readFile } from 'node:fs/promises';
import { type Engine, openEngine } from '../db/embedded/engine.ts';
import { emptyDatabaseTar } from './emptyDatabaseTar.ts';

declare global {
  /** Global, because the mutation run loads this module several times in one thread. */
  var enginesToReuse: Engine[] | undefined;
}

/** An engine in memory without tables, from a pool: opening one takes a second, clearing a used one milliseconds. */
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
