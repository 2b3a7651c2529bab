import { type ChildProcess, fork } from 'node:child_process';
import type { PictureWork } from './picture.ts';

/** What the process is asked, and what it answers. */
export type Job = { readonly id: number } & (
  | { readonly does: 'inspect'; readonly with: Parameters<PictureWork['inspect']> }
  | { readonly does: 'render'; readonly with: Parameters<PictureWork['render']> }
);
export type JobResult = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string });

type Waiting = { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void };

type Options = {
  readonly idleMs?: number;
  /** Starts a process with a channel for messages. */
  readonly start?: (program: URL) => ChildProcess;
};

/** Without the options of this process: a debugger's port would be taken already. */
const forked = (program: URL) => fork(program, { serialization: 'advanced', execArgv: [] });

/**
 * Image work in a process of its own, which ends when nothing was asked for `idleMs`: what the codecs took, some 150 MB after the
 * demo's menu, is given back to the machine only then.
 *
 * @param program the built `pictureWorker.ts`
 */
export function pictureProcess(program: URL, { idleMs = 10_000, start = forked }: Options = {}): PictureWork {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let current: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function begin(): ChildProcess {
    const child = start(program);
    child.on('message', (result: JobResult) => end(result));
    const lose = () => {
      if (current !== child) return;
      current = undefined;
      for (const id of waiting.keys()) end({ id, error: 'The picture process has ended.' });
    };
    child.on('disconnect', lose);
    child.on('error', lose);
    // The server may end without waiting for it.
    child.unref();
    child.channel?.unref();
    return child;
  }

  function end(result: JobResult): void {
    const asked = waiting.get(result.id);
    waiting.delete(result.id);
    if ('error' in result) asked?.reject(new Error(result.error));
    else asked?.resolve(result.value as never);
    if (waiting.size === 0) idle = setTimeout(stop, idleMs).unref();
  }

  function stop(): void {
    const child = current;
    current = undefined;
    if (child?.connected) child.disconnect();
  }

  const ask = <Answer>(job: Omit<Job, 'id'>) =>
    new Promise<Answer>((resolve, reject) => {
      clearTimeout(idle);
      current ??= begin();
      lastId += 1;
      waiting.set(lastId, { resolve, reject });
      current.send({ id: lastId, ...job });
    });

  return {
    inspect: (...args) => ask({ does: 'inspect', with: args }),
    render: (...args) => ask({ does: 'render', with: args }),
  };
}
