import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { minuteMs } from '../../runPeriodically.ts';
import { DatabaseUnavailable } from '../Database.ts';
import type { Engine, StatementResult } from './engine.ts';
import type { Answer, Request, SentError, WorkerData } from './messages.ts';

type PendingRequest = {
  readonly resolve: (result: StatementResult) => void;
  readonly reject: (error: Error) => void;
};

/** Distributes over the union, so that each kind of request keeps its fields. */
type WithoutId<R> = R extends Request ? Omit<R, 'id'> : never;

/**
 * The engine in a worker thread.
 *
 * @param worker the built `worker.ts`
 * @param onLost called when the thread ends without `close`; later requests are refused
 * @throws Error when the database cannot be opened
 */
export async function openWorkerEngine(worker: URL, dataDir: string, onLost: () => void): Promise<Engine> {
  const data: WorkerData = { dataDir };
  const thread = new Worker(worker, { workerData: data });
  await untilReady(thread);

  const pending = new Map<number, PendingRequest>();
  let lastId = 0;
  let hasExited = false;
  let isClosing = false;
  let notificationListener = (_channel: string, _payload: string): void => undefined;
  thread.on('message', (answer: Answer) => {
    if (answer.kind === 'notified') notificationListener(answer.channel, answer.payload);
    if (answer.kind !== 'done' && answer.kind !== 'failed') return;
    const request = pending.get(answer.id);
    pending.delete(answer.id);
    if (answer.kind === 'done') request?.resolve(answer.result);
    else request?.reject(toError(answer.error));
  });
  thread.on('error', () => undefined);
  thread.on('exit', () => {
    hasExited = true;
    for (const { reject } of pending.values()) reject(new DatabaseUnavailable('The database thread ended.'));
    pending.clear();
    if (!isClosing) onLost();
  });

  const ask = (request: WithoutId<Request>) =>
    new Promise<StatementResult>((resolve, reject) => {
      if (hasExited) return reject(new DatabaseUnavailable('The database thread ended.'));
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      thread.postMessage({ ...request, id: lastId });
    });

  return {
    run: (statement) => ask({ kind: 'run', statement }),
    onNotification(listener) {
      notificationListener = listener;
    },
    async close() {
      if (hasExited) return;
      isClosing = true;
      await ask({ kind: 'close' });
      // Not awaited: the files are closed, and ending a thread that ran WebAssembly can take Node long.
      void thread.terminate();
    },
  };
}

/** A start takes seconds. The drill of a backup yields to all other work of a busy machine: a false alarm would wake the owner. */
const openTimeoutMs = 5 * minuteMs;

async function untilReady(thread: Worker): Promise<void> {
  const stop = new AbortController();
  const { signal } = stop;
  try {
    // `once` removes only its own listeners; removing all would remove those of the Worker itself.
    const [answer]: Answer[] = await Promise.race([
      once(thread, 'message', { signal }),
      once(thread, 'exit', { signal }).then(() => failure('su hilo terminó al iniciar')),
      delay(openTimeoutMs, undefined, { signal }).then(() => failure('no respondió a tiempo')),
    ]);
    if (answer?.kind !== 'ready') throw answer?.kind === 'failedToOpen' ? toError(answer.error) : answer;
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

const toError = ({ message, ...details }: SentError) => Object.assign(new Error(message), details);
