import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Address } from './server.ts';

/** The way from the clients to a server: it can be cut at any moment. */
export type Network = {
  /** The server by way of this network. */
  readonly server: Address;
  /** Breaks every connection, whatever is on its way; new ones may be opened at once. */
  readonly cut: () => void;
  readonly close: () => Promise<void>;
};

export async function openNetwork({ url, authUrl }: Address): Promise<Network> {
  const { hostname, port } = new URL(url);
  const open = new Set<Socket>();
  const keep = (socket: Socket) => {
    open.add(socket);
    socket.on('error', () => undefined).on('close', () => open.delete(socket));
  };
  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    for (const socket of [client, server]) keep(socket);
    client.pipe(server).pipe(client);
    client.on('close', () => server.destroy());
    server.on('close', () => client.destroy());
  }).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const cut = () => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    server: { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, authUrl },
    cut,
    async close() {
      proxy.close();
      cut();
      await once(proxy, 'close');
    },
  };
}
