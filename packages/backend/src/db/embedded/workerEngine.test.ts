import { expect, it, vi } from 'vitest';
import { openWorkerEngine } from './workerEngine.ts';

const workerOf = (program: string) => new URL(`data:text/javascript,${encodeURIComponent(program)}`);
const post = (message: object) => `
  import { parentPort } from 'node:worker_threads';
  parentPort.postMessage(${JSON.stringify(message)});`;

it.each([
  ['ends without a word', '', 'su hilo terminó al iniciar'],
  ['breaks', 'throw new Error("broken")', 'broken'],
  ['cannot open its files', post({ kind: 'failedToOpen', error: { message: 'disk full' } }), 'disk full'],
])('rejects when the thread %s', async (_, program, message) => {
  await expect(openWorkerEngine(workerOf(program), '/nowhere', vi.fn())).rejects.toThrow(message);
});

const dying = `${post({ kind: 'ready' })} parentPort.once('message', () => process.exit());`;

it('rejects pending requests and calls onLost when the thread ends', async () => {
  const onLost = vi.fn();
  const engine = await openWorkerEngine(workerOf(dying), '/nowhere', onLost);
  const statement = { text: 'select 1', rowMode: 'array' } as const;
  await expect(engine.run(statement)).rejects.toThrow('The database thread ended.');
  await expect(engine.run(statement)).rejects.toThrow('The database thread ended.');
  expect(onLost).toHaveBeenCalledOnce();
  await engine.close();
});

it('does not call onLost when the thread ends by close', async () => {
  const onLost = vi.fn();
  const engine = await openWorkerEngine(workerOf(dying), '/nowhere', onLost);
  await expect(engine.close()).rejects.toThrow('The database thread ended.');
  expect(onLost).not.toHaveBeenCalled();
});
