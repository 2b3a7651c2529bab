import { type Network, openNetwork } from '../harness/cutNetwork.ts';
import { removeDataDir } from '../harness/dataDir.ts';
import { openProbe, type Probe } from '../harness/probe.ts';
import { type Row, rowsInFolder, rowsOf } from '../harness/rows.ts';
import { type Address, type Server, startServer } from '../harness/server.ts';

/** A shop of one or two servers behind a network that breaks. */
export type SoakedShop = {
  /** By way of the network. */
  readonly servers: readonly [Address, ...Address[]];
  /** The same servers for streams: a cut of the network lasts longer for them. */
  readonly streams: readonly [Address, ...Address[]];
  /** The first server, by a network that does not break. */
  readonly first: Address;
  /**
   * Breaks every connection. Calls find a new one at once, streams when the returned function is called: what happens
   * until then they have missed.
   */
  readonly cutNetwork: () => () => void;
  /** The memory of all servers, after a forced garbage collection. */
  readonly heldBytes: () => Promise<number>;
  /** The event streams that all servers hold after a forced garbage collection. */
  readonly heldStreams: () => Promise<number>;
  /** Stops the servers and reads their database. */
  readonly end: (statements: readonly string[]) => Promise<readonly (readonly Row[])[]>;
  readonly remove: () => Promise<void>;
};

/** @param databaseUrl of PostgreSQL, for two servers; null for one server with the embedded database */
export async function openSoakedShop(
  databaseUrl: string | null,
  env: Readonly<Record<string, string>>,
): Promise<SoakedShop> {
  const started: { probe: Probe; server: Server; calls: Network; streams: Network }[] = [];
  for (let count = databaseUrl === null ? 1 : 2; count > 0; count -= 1) {
    const probe = await openProbe();
    const database = databaseUrl === null ? {} : { DATABASE_URL: databaseUrl };
    const server = await startServer({ env: { ...env, ...database, ...probe.env } });
    const [calls, streams] = [await openNetwork(() => server), await openNetwork(() => server)];
    started.push({ probe, server, calls, streams });
  }
  const first = started[0]?.server;
  if (!first) throw new Error('No server.');
  const sum = async (held: (probe: Probe) => Promise<number>) =>
    (await Promise.all(started.map(({ probe }) => held(probe)))).reduce((all, one) => all + one, 0);
  let isOpen = true;
  async function stop(): Promise<void> {
    if (!isOpen) return;
    isOpen = false;
    for (const { calls, streams, server } of started) {
      await calls.close();
      await streams.close();
      await server.stop();
    }
  }
  return {
    servers: started.map(({ calls }) => calls.server) as [Address, ...Address[]],
    streams: started.map(({ streams }) => streams.server) as [Address, ...Address[]],
    first,
    cutNetwork() {
      for (const { calls } of started) calls.cut();
      const ends = started.map(({ streams }) => streams.silence());
      return () => {
        for (const end of ends) end();
      };
    },
    heldBytes: () => sum((probe) => probe.heldBytes()),
    heldStreams: () => sum((probe) => probe.heldStreams()),
    async end(statements) {
      await stop();
      return databaseUrl === null ? rowsInFolder(first.dataDir, statements) : rowsOf(databaseUrl, statements);
    },
    async remove() {
      await stop();
      for (const { server } of started) removeDataDir(server.dataDir);
    },
  };
}
