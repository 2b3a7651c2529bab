import { setTimeout as delay } from 'node:timers/promises';
import { newDataDir, removeDataDir } from '../harness/dataDir.ts';
import { freePort } from '../harness/freePort.ts';
import { type Address, runServer } from '../harness/server.ts';
import { type Cluster, startCluster } from './cluster.ts';
import type { NodeDisks } from './disk.ts';
import { type Kept, keepRunning } from './kept.ts';
import { type KeptProxy, startHaproxy, startNginx } from './proxies.ts';

/** The shop on several machines, as docs/deploying.md describes it: all of them are processes of this one. */
export type Shop = {
  /** By way of nginx. */
  readonly address: Address;
  /** The primary, by way of HAProxy. */
  readonly databaseUrl: string;
  readonly cluster: Cluster;
  readonly servers: readonly [Kept, Kept];
  readonly nginx: KeptProxy;
  readonly haproxy: KeptProxy;
  /** Resolves when both servers take requests, also one that was just started again. */
  readonly untilReady: () => Promise<void>;
  readonly stop: () => Promise<void>;
};

export async function openShop(disks: NodeDisks): Promise<Shop> {
  const cluster = await startCluster(disks);
  await cluster.untilComplete();
  const [a, b] = cluster.nodes;
  const haproxy = await startHaproxy([a.port, b.port]);
  const databaseUrl = `postgres://crepas@127.0.0.1:${haproxy.port}/crepas`;
  const dataDirs = [newDataDir(), newDataDir()] as const;
  const ports = [await freePort(), await freePort()] as const;
  const authPort = await freePort();
  const start = (port: number, emulatorPort: number, dataDir: string) => {
    const env = { PORT: String(port), AUTH_EMULATOR_PORT: String(emulatorPort), DATA_DIR: dataDir };
    return keepRunning(() => runServer({ ...env, DATABASE_URL: databaseUrl }).child);
  };
  const servers = [
    start(ports[0], authPort, dataDirs[0]),
    start(ports[1], await freePort(), dataDirs[1]),
  ] as const;
  const nginx = await startNginx(ports);
  const addresses = [...ports, nginx.port].map((port) => `http://127.0.0.1:${port}`);
  const untilReady = async () => {
    for (const url of addresses) await untilAnswering(`${url}/readyz`);
  };
  await untilReady();
  return {
    address: { url: addresses.at(-1) ?? '', authUrl: `http://127.0.0.1:${authPort}` },
    databaseUrl,
    cluster,
    servers,
    nginx,
    haproxy,
    untilReady,
    async stop() {
      for (const kept of [nginx, ...servers, haproxy]) await kept.stop();
      cluster.stop();
      for (const dataDir of dataDirs) removeDataDir(dataDir);
    },
  };
}

async function untilAnswering(url: string): Promise<void> {
  for (;;) {
    const response = await fetch(url).catch(() => null);
    await response?.body?.cancel();
    if (response?.ok) return;
    await delay(200);
  }
}
