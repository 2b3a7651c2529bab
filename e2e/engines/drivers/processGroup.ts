import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export type ProcessGroup = {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly end: () => Promise<void>;
};

const running = new Set<number>();
const killGroup = (pid: number) => {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};
process.on('exit', () => running.forEach(killGroup));

/** A program with all the processes that it starts: a browser has a dozen, and none may stay behind. */
export function startGroup(
  [program = '', ...args]: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): ProcessGroup {
  const child = spawn(program, args, {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid !== undefined) running.add(pid);
  const ended = once(child, 'exit').catch(() => undefined);
  let output = '';
  for (const stream of [child.stdout, child.stderr, child.stdio[3] as Readable]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return {
    child,
    output: () => output,
    async end() {
      if (pid === undefined) return;
      killGroup(pid);
      await ended;
      running.delete(pid);
    },
  };
}
