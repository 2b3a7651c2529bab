import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const entry = fileURLToPath(new URL('../../../../apps/server/dist/main.js', import.meta.url));
const startTimeoutMs = 90_000;

/** Where a backend is asked, and who signs in its callers: the sign-in emulator. */
export type Address = { readonly url: string; readonly authUrl: string };

/** The composed server, built, in a process of its own. */
export type Server = Address & {
  readonly dataDir: string;
  /** By SIGTERM: it finishes what it does. */
  readonly stop: () => Promise<void>;
  /** By SIGKILL: it finishes nothing. */
  readonly kill: () => Promise<void>;
};

export type ServerOptions = { readonly dataDir?: string; readonly env?: Readonly<Record<string, string>> };

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'crepas-contract-'));

/** Starts it on ports that are free, and waits until it is ready. */
export async function startServer({ dataDir = newDataDir(), env = {} }: ServerOptions = {}): Promise<Server> {
  const [port, authPort] = [await freePort(), await freePort()];
  const run = runServer({
    PORT: String(port),
    AUTH_EMULATOR_PORT: String(authPort),
    DATA_DIR: dataDir,
    ...env,
  });
  const url = `http://127.0.0.1:${port}`;
  const authUrl = `http://127.0.0.1:${authPort}`;
  await untilAnswering(run, `${url}/readyz`);
  await untilAnswering(run, authUrl);
  const end = async (signal: NodeJS.Signals) => {
    if (run.child.exitCode === null && run.child.kill(signal)) await once(run.child, 'exit');
  };
  return { url, authUrl, dataDir, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
}

export type Run = { readonly child: ChildProcess; readonly output: () => string };

/** The bare process, for starts that are to fail. */
export function runServer(env: Readonly<Record<string, string>>): Run {
  if (!existsSync(entry)) throw new Error(`${entry} is not built: run the build first.`);
  const child = spawn(process.execPath, [entry], {
    env: { PATH: process.env.PATH ?? '', RATE_LIMIT: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { child, output: () => output };
}

export const removeDataDir = (dataDir: string) => rmSync(dataDir, { recursive: true, force: true });

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

/**
 * Below the range that outgoing connections take theirs from: nobody grabs it before the server listens.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
