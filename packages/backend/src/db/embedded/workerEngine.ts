import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { DatabaseUnavailable } from '../Database.ts';
import type { Engine, StatementResult } from './engine.ts';
import type { Answer, Request, SentError, WorkerData } from './messages.ts';

type Waiting = {
  readonly resolve: (result: StatementResult) => void;
  readonly reject: (error: Error) => void;
};

/** Distributes over the union, so that each kind of request keeps its own fields. */
type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never;

/**
 * The engine in a worker thread.
 *
 * @param worker the built `worker.ts`
 * @param onLost the thread ended, and nobody closed it: every request from now on is refused
 * @throws Error when the database cannot be opened
 */
export async function openWorkerEngine(worker: URL, dataDir: string, onLost: () => void): Promise<Engine> {
  const data: WorkerData = { dataDir };
  const thread = new Worker(worker, { workerData: data });
  await untilReady(thread);

  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let gone = false;
  let isClosing = false;
  let hearNotification = (_channel: string, _payload: string): void => undefined;
  thread.on('message', (answer: Answer) => {
    if (answer.kind === 'notified') hearNotification(answer.channel, answer.payload);
    if (answer.kind !== 'done' && answer.kind !== 'failed') return;
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if (answer.kind === 'done') asked?.resolve(answer.result);
    else asked?.reject(revive(answer.error));
  });
  thread.on('error', () => undefined);
  thread.on('exit', () => {
    gone = true;
    for (const { reject } of waiting.values()) reject(new DatabaseUnavailable('The database thread ended.'));
    waiting.clear();
    if (!isClosing) onLost();
  });

  const ask = (request: WithoutId<Request>) =>
    new Promise<StatementResult>((resolve, reject) => {
      if (gone) return reject(new DatabaseUnavailable('The database thread ended.'));
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      thread.postMessage({ ...request, id: lastId });
    });

  return {
    run: (statement) => ask({ kind: 'run', statement }),
    onNotification(hear) {
      hearNotification = hear;
    },
    async close() {
      if (gone) return;
      isClosing = true;
      await ask({ kind: 'close' });
      // Not awaited: the files are closed, and Node can take its time to end a thread that ran WebAssembly.
      void thread.terminate();
    },
  };
}

/** A start takes seconds, also where two cores do everything else: beyond this it will not come any more. */
const openTimeoutMs = 60_000;

async function untilReady(thread: Worker): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  try {
    // `once` takes only its own listeners off again: the worker's inner wiring is among the others.
    const [answer]: Answer[] = await Promise.race([
      once(thread, 'message', { signal }),
      once(thread, 'exit', { signal }).then(() => failure('su hilo terminó al iniciar')),
      delay(openTimeoutMs, undefined, { signal }).then(() => failure('no respondió a tiempo')),
    ]);
    if (answer?.kind !== 'ready') throw answer?.kind === 'failedToOpen' ? revive(answer.error) : answer;
  } catch (error) {
    void thread.terminate();
    throw error;
  } finally {
    stop.abort();
  }
}

const failure = (sentence: string): never => {
  throw new Error(sentence);
};

const revive = ({ message, ...details }: SentError) => Object.assign(new Error(message), details);
