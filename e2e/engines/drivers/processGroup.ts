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
    // The process has exited already.
  }
};

process.on('exit', () => running.forEach(killGroup));
// A signal ends the process without that event, and so does the end of the run that started it.
for (const sign of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) process.once(sign, () => process.exit(1));

/** The fourth pipe closes when this process ends, even by SIGKILL; then the group is killed. */
const guarded = '(cat <&4; kill -KILL 0) >/dev/null 2>&1 & exec "$@" 4<&-';

/** A program with all its child processes: a browser has a dozen, and none may remain. */
export function startGroup(
  command: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): ProcessGroup {
  const child = spawn('sh', ['-c', guarded, 'sh', ...command], {
    detached: true,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe', 'pipe'],
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
