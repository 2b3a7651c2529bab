import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Address } from './server.ts';

/** The way from the clients to a server: it can be cut at any moment. */
export type Network = {
  /** The server by way of this network. */
  readonly server: Address;
  /** Breaks every connection, whatever is on its way; new ones may be opened at once. */
  readonly cut: () => void;
  /** From now on nothing arrives and no connection ends, as when a machine vanishes. */
  readonly freeze: () => void;
  /**
   * Breaks every connection. New ones are silent until the returned function is called, as in a dead spot of a mobile
   * network; several may be there at once.
   */
  readonly silence: () => () => void;
  readonly close: () => Promise<void>;
};

/** @param server where connections lead from now on; it may change when a server starts again at another port */
export async function openNetwork(server: () => Address): Promise<Network> {
  const open = new Set<Socket>();
  let isFrozen = false;
  const silences = new Set<Promise<void>>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const proxy = createServer(async (client) => {
    keep(client);
    while (silences.size > 0) await Promise.all(silences);
    if (isFrozen || client.destroyed) return;
    const { hostname, port } = new URL(server().url);
    const remote = connect(Number(port), hostname);
    keep(remote);
    client.pipe(remote).pipe(client);
    client.on('close', () => remote.destroy());
    remote.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    server: {
      url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
      get authUrl() {
        return server().authUrl;
      },
    },
    cut,
    freeze() {
      isFrozen = true;
      for (const socket of open) socket.unpipe().pause();
    },
    silence() {
      let end = () => {};
      const silence = new Promise<void>((resolve) => {
        end = resolve;
      });
      silences.add(silence);
      cut();
      return () => {
        silences.delete(silence);
        end();
      };
    },
    async close() {
      proxy.close();
      cut();
      await once(proxy, 'close');
    },
  };
}
