import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { freePort } from '../harness/freePort.ts';
import type { NodeDisks } from './disk.ts';
import { onEnd } from './onEnd.ts';
import { killTree, pauseTree, resumeTree } from './processTree.ts';

/** A machine of the database: pg_auto_failover's agent, and the PostgreSQL that it starts. */
export type DatabaseNode = {
  readonly name: 'a' | 'b';
  readonly port: number;
  /** The machine's PostgreSQL, not by way of HAProxy. */
  readonly url: string;
  readonly folder: string;
  readonly kill: () => void;
  /** @returns wakes it up */
  readonly pause: () => () => void;
  /** Starts it again after it was killed. */
  readonly start: () => void;
};

export type Cluster = {
  readonly nodes: readonly [DatabaseNode, DatabaseNode];
  /** Waits while the nodes change between two states. */
  readonly primary: () => Promise<DatabaseNode>;
  /** Resolves when one node is the primary and the other its synchronous standby. */
  readonly untilComplete: () => Promise<void>;
  readonly stop: () => void;
};

const inDeploy = (name: string) => fileURLToPath(new URL(`../../../../deploy/ha/${name}`, import.meta.url));
const isHere = (program: string, argument: string) => spawnSync(program, [argument]).status === 0;

export const hasFailoverTools = [
  ['pg_autoctl', 'version'],
  ['initdb', '--version'],
  ['haproxy', '-v'],
  ['nginx', '-v'],
  ['ps', '--version'],
].every(([program = '', argument = '']) => isHere(program, argument));

/** Where PostgreSQL's programs really are: pg_autoctl looks for others beside pg_ctl, and the PATH may lead to a link. */
function postgresFolder(): string {
  const { stdout } = spawnSync('sh', ['-c', 'command -v initdb'], { encoding: 'utf8' });
  return dirname(realpathSync(stdout.trim()));
}

/** Neither PostgreSQL nor its agent runs as root. */
const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A monitor, a primary and a synchronous standby, by the commands of docs/deploying.md, in a folder of its own. */
export async function startCluster(disks: NodeDisks): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'crepas-failover-'));
  own(folder);
  const [home, sockets] = [ownFolder(folder, 'home'), ownFolder(folder, 'sockets')];
  const postgres = postgresFolder();
  const env = {
    PATH: `${postgres}:${process.env.PATH}`,
    LC_ALL: 'C.UTF-8',
    HOME: home,
    XDG_RUNTIME_DIR: home,
    XDG_DATA_HOME: home,
    XDG_CONFIG_HOME: home,
    // Where PostgreSQL listens, and where its programs look.
    PG_REGRESS_SOCK_DIR: sockets,
    PGHOST: sockets,
  };
  const options = { ...user, cwd: folder, env };
  const running: ChildProcess[] = [];
  const command = (program: string, ...args: string[]) => {
    const { status, stderr, stdout } = spawnSync(program, args, { ...options, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  };
  const run = (data: string) => {
    const child = spawn('pg_autoctl', ['run', '--pgdata', data], { ...options, stdio: 'ignore' });
    running.push(child);
    return child;
  };
  const stop = () => {
    for (const child of running) killTree(child);
    disks.remove();
    rmSync(folder, { recursive: true, force: true });
  };
  onEnd(stop);
  const common = (port: number) => [
    '--pgctl',
    join(postgres, 'pg_ctl'),
    '--pgport',
    String(port),
    '--hostname',
    '127.0.0.1',
    '--auth',
    'trust',
    '--no-ssl',
  ];

  const monitorPort = await freePort();
  const monitorData = join(folder, 'monitor');
  command('pg_autoctl', 'create', 'monitor', '--pgdata', monitorData, ...common(monitorPort));
  run(monitorData);
  const monitorUrl = `postgres://autoctl_node@127.0.0.1:${monitorPort}/pg_auto_failover`;
  await untilConnected(monitorUrl);
  command('psql', '-p', String(monitorPort), '-d', 'pg_auto_failover', '-f', inDeploy('monitor.sql'));

  async function createNode(name: DatabaseNode['name']): Promise<DatabaseNode> {
    const port = await freePort();
    const nodeFolder = ownFolder(folder, name);
    disks.prepare(nodeFolder);
    own(nodeFolder);
    const data = join(nodeFolder, 'data');
    const named = ['--name', name, '--username', 'crepas', '--dbname', 'crepas', '--monitor', monitorUrl];
    command('pg_autoctl', 'create', 'postgres', '--pgdata', data, ...common(port), ...named);
    let child = run(data);
    return {
      name,
      port,
      url: `postgres://crepas@127.0.0.1:${port}/crepas`,
      folder: nodeFolder,
      kill: () => killTree(child),
      pause() {
        const tree = pauseTree(child);
        return () => resumeTree(tree);
      },
      start() {
        child = run(data);
      },
    };
  }

  try {
    const a = await createNode('a');
    await untilConnected(a.url);
    command('psql', '-p', String(a.port), '-d', 'crepas', '-f', inDeploy('primary.sql'));
    const nodes = [a, await createNode('b')] as const;
    const states = () => readStates(monitorUrl);
    return {
      nodes,
      async primary() {
        for (;;) {
          const reached = await states();
          const primary = nodes.find(({ name }) => /^(primary|wait_primary)$/.test(reached.get(name) ?? ''));
          if (primary) return primary;
          await delay(200);
        }
      },
      async untilComplete() {
        while ([...(await states()).values()].sort().join() !== 'primary,secondary') await delay(200);
      },
      stop,
    };
  } catch (error) {
    stop();
    throw error;
  }
}

/** The state that each node has reached and should keep; «changing» between two states. */
async function readStates(monitorUrl: string): Promise<ReadonlyMap<string, string>> {
  const client = new Client({ connectionString: monitorUrl });
  await client.connect();
  const { rows } = await client.query<{ name: string; state: string }>(
    `select nodename as name, case when reportedstate = goalstate then reportedstate::text else 'changing' end as state
     from pgautofailover.node`,
  );
  await client.end();
  return new Map(rows.map(({ name, state }) => [name, state]));
}

async function untilConnected(url: string): Promise<void> {
  for (;;) {
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    const isConnected = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => undefined);
    if (isConnected) return;
    await delay(200);
  }
}

function ownFolder(folder: string, name: string): string {
  const path = join(folder, name);
  mkdirSync(path);
  own(path);
  return path;
}

function own(path: string): void {
  if (user.uid !== undefined) chownSync(path, user.uid, user.gid);
  chmodSync(path, 0o700);
}
