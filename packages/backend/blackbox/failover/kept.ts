import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { onEnd } from './onEnd.ts';
import { killTree } from './processTree.ts';

export type Kept = {
  /** Kills it; it starts again after a second, as `Restart=always` of its unit says. */
  readonly kill: () => void;
  readonly stop: () => Promise<void>;
};

/** Runs a program and starts it again whenever it ends. */
export function keepRunning(startIt: () => ChildProcess): Kept {
  const start = () => {
    const child = startIt();
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output = (output + chunk.toString()).slice(-4_000);
      });
    }
    child.once('exit', (code) => {
      if (code !== null) console.error(`${child.spawnfile} ended with ${code}:\n${output}`);
    });
    return child;
  };
  const stopping = new AbortController();
  let child = start();
  async function keep(): Promise<void> {
    while (!stopping.signal.aborted) {
      await once(child, 'exit');
      await delay(1_000, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (!stopping.signal.aborted) child = start();
    }
  }
  const keeping = keep();
  const kill = () => killTree(child);
  onEnd(kill);
  return {
    kill,
    async stop() {
      stopping.abort();
      kill();
      await keeping;
    },
  };
}

export const spawnWithOutput = (
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): ChildProcess =>
  spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } });
