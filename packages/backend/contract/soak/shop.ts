import { getPushKey } from '@crepas/api';
import { createPushKeys } from '../../src/config/pushSettings.ts';
import { askStrictly } from '../harness/ask.ts';
import { type Network, openNetwork } from '../harness/cutNetwork.ts';
import { removeDataDir } from '../harness/dataDir.ts';
import { openProbe, type Probe } from '../harness/probe.ts';
import { type Row, rowsInFolder, rowsOf } from '../harness/rows.ts';
import { type Address, type Server, startServer } from '../harness/server.ts';

/** A shop of one or two servers behind a network that breaks, whose evening passes in minutes. */
export type FastShop = {
  /** By way of the network. */
  readonly servers: readonly Address[];
  /** The same servers for streams: a cut of the network lasts longer for them. */
  readonly streams: readonly Address[];
  /** The push service: servers reach it by a network that does not break. */
  readonly pushService: Address;
  readonly pushKey: string;
  /**
   * Breaks every connection. Calls find a new one at once, streams when the returned function is called: what happens
   * until then they have missed.
   */
  readonly cutNetwork: () => () => void;
  /** Orders that wait have waited for this much longer. */
  readonly passTime: (seconds: number) => Promise<void>;
  /** Of all servers, after a forced garbage collection. */
  readonly heldBytes: () => Promise<number>;
  /** The event streams that all servers hold after a forced garbage collection, and a few that they always have. */
  readonly heldStreams: () => Promise<number>;
  /** Stops the servers and reads their database. */
  readonly end: (statements: readonly string[]) => Promise<readonly (readonly Row[])[]>;
  readonly remove: () => Promise<void>;
};

/** @param databaseUrl of PostgreSQL, for two servers; null for one server with the embedded database */
export async function openFastShop(databaseUrl: string | null): Promise<FastShop> {
  const { publicKey, privateKey } = createPushKeys();
  const env = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    VAPID_SUBJECT: 'mailto:hola@crepas.test',
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  };
  const probes: Probe[] = [];
  const servers: Server[] = [];
  const networks: Network[] = [];
  const streamNetworks: Network[] = [];
  for (let count = databaseUrl === null ? 1 : 2; count > 0; count -= 1) {
    const probe = await openProbe();
    const server = await startServer({ env: { ...env, ...probe.env } });
    probes.push(probe);
    servers.push(server);
    networks.push(await openNetwork(() => server));
    streamNetworks.push(await openNetwork(() => server));
  }
  const [first] = servers;
  if (!first) throw new Error('No server.');
  const stop = async () => {
    for (const network of [...networks.splice(0), ...streamNetworks.splice(0)]) await network.close();
    for (const server of servers) await server.stop();
  };
  return {
    servers: networks.map(({ server }) => server),
    streams: streamNetworks.map(({ server }) => server),
    pushService: first,
    pushKey: await askStrictly(first, getPushKey, undefined),
    cutNetwork() {
      for (const { cut } of networks) cut();
      const ends = streamNetworks.map(({ silence }) => silence());
      return () => {
        for (const end of ends) end();
      };
    },
    async passTime(seconds) {
      if (databaseUrl === null) await Promise.all(probes.map((probe) => probe.passTime(seconds)));
      else await rowsOf(databaseUrl, [olderBy(seconds)]);
    },
    async heldBytes() {
      const held = await Promise.all(probes.map((probe) => probe.heldBytes()));
      return held.reduce((sum, bytes) => sum + bytes, 0);
    },
    async heldStreams() {
      const held = await Promise.all(probes.map((probe) => probe.heldStreams()));
      return held.reduce((sum, count) => sum + count, 0);
    },
    async end(statements) {
      await stop();
      return databaseUrl === null ? rowsInFolder(first.dataDir, statements) : rowsOf(databaseUrl, statements);
    },
    async remove() {
      await stop();
      for (const { dataDir } of servers) removeDataDir(dataDir);
    },
  };
}

const olderBy = (seconds: number) =>
  `update orders set placed_at = placed_at - make_interval(secs => ${seconds}) where stage = 'received'`;
