import { spawnSync } from 'node:child_process';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '../drivers/poll.ts';
import { startGroup } from '../drivers/processGroup.ts';
import { relay } from './relay.mjs';

/** The network of a browser. */
export type BrowserNetwork = {
  /** A prefix of commands that run in it. */
  readonly prefix: readonly string[];
  /** Whether `navigator.onLine` follows `setLink`. */
  readonly isOwn: boolean;
  readonly setLink: (isUp: boolean) => void;
  readonly close: () => Promise<void>;
};

const inside = fileURLToPath(new URL('inside.mjs', import.meta.url));

/** What a browser checks for `navigator.onLine`: an interface with an address and a route. It leads nowhere. */
const link = {
  make: [
    'ip link set lo up',
    'ip link add shop type veth peer name nowhere',
    'ip addr add 10.99.0.1/24 dev shop',
    'ip link set nowhere up',
  ],
  up: ['ip link set shop up', 'ip route replace default via 10.99.0.2 dev shop'],
  down: ['ip link set shop down'],
};

/** A network namespace requires root and Linux. */
const canOwnNetwork = (): boolean =>
  spawnSync('unshare', ['--net', 'sh', '-ec', [...link.make, ...link.up].join('\n')]).status === 0;

/** The machine's own network: always online. */
const sharedNetwork: BrowserNetwork = {
  prefix: [],
  isOwn: false,
  setLink: () => undefined,
  close: async () => undefined,
};

type Ports = {
  /** Ports of the shop and the sign-in emulator. */
  readonly served: readonly number[];
  /** The browser's control port. */
  readonly driver: number;
};

/**
 * A network namespace for the browser, if the machine allows one: its link can be cut, as a phone loses its signal.
 * The same ports are relayed.
 */
export async function openBrowserNetwork(folder: string, { served, driver }: Ports): Promise<BrowserNetwork> {
  if (!canOwnNetwork()) return sharedNetwork;
  const socketOf = (port: number) => join(folder, `${port}.sock`);
  const relays: Server[] = [];
  for (const port of served) relays.push(await relay(socketOf(port), port));
  const ways = [...served.map((port) => [port, socketOf(port)]), [socketOf(driver), driver]];

  const commands = [...link.make, ...link.up, 'exec "$@"'].join('\n');
  const keeper = startGroup([
    ...['unshare', '--net', 'sh', '-ec', commands, 'sh'],
    ...[process.execPath, inside, JSON.stringify(ways)],
  ]);
  await until(
    () => `the browser's network opens: ${keeper.output()}`,
    async () => keeper.output().includes('ready'),
  );
  relays.push(await relay(driver, socketOf(driver)));

  const prefix = ['nsenter', `--net=/proc/${keeper.child.pid}/ns/net`, '--'];
  return {
    prefix,
    isOwn: true,
    setLink(isUp) {
      const [program = '', ...args] = [...prefix, 'sh', '-ec', link[isUp ? 'up' : 'down'].join('\n')];
      const { status, stderr } = spawnSync(program, args);
      if (status !== 0) throw new Error(`The link did not obey: ${stderr}`);
    },
    async close() {
      for (const server of relays) server.close();
      await keeper.end();
    },
  };
}
