import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { onTestFinished } from 'vitest';
import { freePort } from './freePort.ts';

export type Postgres = {
  readonly url: string;
  readonly stop: () => Promise<void>;
  /** Kills it, as a power failure does. */
  readonly crash: () => Promise<void>;
  /** Starts it again after a crash, with the same address and data. */
  readonly start: () => Promise<void>;
};

/** Whether PostgreSQL's programs are on the PATH. */
export const hasPostgres = ['initdb', 'postgres'].every(
  (program) => spawnSync(program, ['--version']).status === 0,
);

/** A temporary PostgreSQL server. PostgreSQL refuses to run as root, so root starts it as `nobody`. */
export async function startPostgres(disk = tmpdir()): Promise<Postgres> {
  const directory = mkdtempSync(join(disk, 'crepas-postgres-'));
  const user = unprivilegedUser();
  if (user) chownSync(directory, user.uid, user.gid);
  chmodSync(directory, 0o700);
  const data = join(directory, 'data');
  const options = { ...user, cwd: directory, env: { PATH: process.env.PATH, LC_ALL: 'C' } };

  const made = spawnSync('initdb', ['-D', data, '-U', 'crepas', '-A', 'trust', '-E', 'UTF8', '-N'], options);
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const url = `postgres://crepas@127.0.0.1:${port}/postgres`;
  const run = async () => {
    const child = spawn('postgres', ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', ''], {
      ...options,
      stdio: 'ignore',
    });
    await untilReady(child, url);
    return child;
  };
  let child = await run();
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.kill(signal)) await once(child, 'exit');
  };
  return {
    url,
    crash: () => end('SIGQUIT'),
    async start() {
      child = await run();
    },
    async stop() {
      await end('SIGINT');
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** A new database of a PostgreSQL server that runs elsewhere; `stop` drops it. */
export async function newDatabase(serverUrl: string): Promise<Pick<Postgres, 'url' | 'stop'>> {
  const name = `crepas_test_${Date.now()}`;
  const onServer = async (statement: string) => {
    const client = new Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await onServer(`create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = name;
  return { url: url.href, stop: () => onServer(`drop database ${name} with (force)`) };
}

const nobody = { uid: 65_534, gid: 65_534 };

const unprivilegedUser = () => (process.getuid?.() === 0 ? nobody : null);

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while (child.exitCode === null) {
    const client = new Client({ connectionString: url });
    const isReady = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isReady) return;
    await delay(100);
  }
  throw new Error(`postgres ended with ${child.exitCode}.`);
}

/** Resolves when a session waits for a lock. */
export async function untilSessionWaits(client: Client): Promise<void> {
  for (;;) {
    const { rowCount } = await client.query('select 1 from pg_locks where not granted');
    if (rowCount) return;
    await delay(20);
  }
}

/** A session of a test, closed at its end. */
export async function connectedTo(databaseUrl: string): Promise<Client> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}
