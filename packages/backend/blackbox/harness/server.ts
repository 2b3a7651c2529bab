import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { newDataDir, newDataDirWithDatabase } from './dataDir.ts';
import { freePort } from './freePort.ts';

const entry = fileURLToPath(new URL('../../dist/server.js', import.meta.url));
const startTimeoutMs = 240_000;

export type Address = { readonly url: string; readonly authUrl: string };

/** The built server in its own process. */
export type Server = Address & {
  readonly dataDir: string;
  /** What it has written so far: lines of JSON from `warn` on, unless `LOG_LEVEL` says otherwise. */
  readonly output: () => string;
  /** Stops it by SIGTERM, which finishes pending requests. */
  readonly stop: () => Promise<void>;
  /** Stops it by SIGKILL. */
  readonly kill: () => Promise<void>;
};

export type ServerOptions = {
  /** Default: a new folder with an empty database. */
  readonly dataDir?: string;
  /** The address of a server of before, to start it again. Default: free ports. */
  readonly at?: Address;
  readonly env?: Readonly<Record<string, string>>;
};

/** Starts it on free ports and waits until it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<Server> {
  const { env = {}, at } = options;
  const newDir = env.DATABASE_URL === undefined ? newDataDirWithDatabase : newDataDir;
  const dataDir = options.dataDir ?? (await newDir());
  for (;;) {
    const [port, authPort] = at
      ? [new URL(at.url).port, new URL(at.authUrl).port]
      : [await freePort(), await freePort()];
    const run = runServer({
      PORT: String(port),
      AUTH_EMULATOR_PORT: String(authPort),
      DATA_DIR: dataDir,
      ...env,
    });
    const url = `http://127.0.0.1:${port}`;
    const authUrl = `http://127.0.0.1:${authPort}`;
    try {
      await untilAnswering(run, `${url}/readyz`);
      await untilAnswering(run, authUrl);
    } catch (error) {
      // Another test took it between the look for a free one and this start.
      if (/El puerto \d+ (del emulador de acceso )?está ocupado/.test(run.output())) continue;
      throw error;
    }
    const end = async (signal: NodeJS.Signals) => {
      if (run.child.exitCode === null && run.child.kill(signal)) await once(run.child, 'exit');
    };
    return {
      url,
      authUrl,
      dataDir,
      output: run.output,
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
    };
  }
}

export type Run = { readonly child: ChildProcess; readonly output: () => string };

const running = new Set<ChildProcess>();
process.on('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** The process alone, for starts that should fail. It ends with this process at the latest. */
export function runServer(env: Readonly<Record<string, string>>): Run {
  if (!existsSync(entry)) throw new Error(`${entry} is not built: run the build first.`);
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH ?? '', RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

/** Waits for a 503 of `/readyz`: callers share one check a second, and the shared one may be older than the trouble. */
export async function untilUnready({ url }: Server): Promise<void> {
  for (const deadline = Date.now() + startTimeoutMs; Date.now() < deadline; await delay(100)) {
    if ((await fetch(`${url}/readyz`)).status === 503) return;
  }
  throw new Error('The server still says that it is ready.');
}

async function untilAnswering({ child, output }: Run, url: string): Promise<void> {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}:\n${output()}`);
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await delay(100);
  }
  child.kill('SIGKILL');
  throw new Error(`${url} did not answer in time:\n${output()}`);
}
