import { isMainThread, parentPort, workerData } from 'node:worker_threads';
import { type Engine, openEngine } from './engine.ts';
import { type Answer, type Request, toSentError, type WorkerData } from './messages.ts';

/**
 * The database's thread. On the server's thread, orders would block the cached reads of the menu: 1,300 instead of
 * 65,000 a second.
 */
async function serve({ dataDir }: WorkerData): Promise<void> {
  const port = parentPort;
  if (!port) throw new Error('This module only runs as a worker thread.');
  const answer = (message: Answer) => port.postMessage(message);
  // Compiling a WebAssembly module does not keep a thread alive (nodejs/node#36616).
  port.ref();
  try {
    const engine = await openEngine({ dataDir });
    port.on('message', async (request: Request) => {
      answer(await handle(engine, request));
      if (request.kind === 'close') port.close();
    });
    engine.onNotification((channel, payload) => answer({ kind: 'notified', channel, payload }));
    answer({ kind: 'ready' });
  } catch (error) {
    answer({ kind: 'failedToOpen', error: toSentError(error) });
  }
}

async function handle(engine: Engine, request: Request): Promise<Answer> {
  const { id } = request;
  try {
    if (request.kind === 'run') return { kind: 'done', id, result: await engine.run(request.statement) };
    await engine.close();
    return { kind: 'done', id, result: { rows: [], affectedRows: 0 } };
  } catch (error) {
    return { kind: 'failed', id, error: toSentError(error) };
  }
}

/** `node worker.js FOLDER`: creates the database of a new shop, and ends. */
async function create(folder: string): Promise<void> {
  const engine = await openEngine({ dataDir: folder });
  await engine.close();
}

await (isMainThread ? create(process.argv[2] ?? '') : serve(workerData));
