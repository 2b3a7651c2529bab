import { expect, it } from 'vitest';
import { openWorkerEngine } from './workerEngine.ts';

const workerOf = (program: string) => new URL(`data:text/javascript,${encodeURIComponent(program)}`);
const post = (message: object) => `
  import { parentPort } from 'node:worker_threads';
  parentPort.postMessage(${JSON.stringify(message)});`;

it.each([
  ['ends without a word', '', 'su hilo terminó al iniciar'],
  ['breaks', 'throw new Error("broken")', 'broken'],
  ['cannot open its files', post({ kind: 'failedToOpen', error: { message: 'disk full' } }), 'disk full'],
])('a thread that %s is a failed start, not an endless one', async (_, program, message) => {
  await expect(openWorkerEngine(workerOf(program), '/nowhere')).rejects.toThrow(message);
});

it('what was asked of a thread that ends is refused', async () => {
  const dying = `${post({ kind: 'ready' })} parentPort.once('message', () => process.exit());`;
  const engine = await openWorkerEngine(workerOf(dying), '/nowhere');
  const statement = { text: 'select 1', rowMode: 'array' } as const;
  await expect(engine.run(statement)).rejects.toThrow('The database thread ended.');
  await expect(engine.run(statement)).rejects.toThrow('The database thread ended.');
  await engine.close();
});
