import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';

/** What `serverProbe.cjs` offers inside a server. */
export type Probe = {
  readonly env: Readonly<Record<string, string>>;
  /** Bytes that the server's JavaScript holds after a forced garbage collection. */
  readonly heldBytes: () => Promise<number>;
  /** How many event streams it holds after a forced garbage collection. */
  readonly heldStreams: () => Promise<number>;
  /** Moves the clock of the embedded database ahead. */
  readonly passTime: (seconds: number) => Promise<void>;
  /** Stops the clock of the embedded database at this time, in milliseconds since 1970. */
  readonly stopClock: (at: number) => Promise<void>;
};

const probeFile = fileURLToPath(new URL('./serverProbe.cjs', import.meta.url));

/** @param clock where the embedded database's clock stands from the start; none: it runs */
export async function openProbe(clock?: number): Promise<Probe> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  return {
    env: {
      NODE_OPTIONS: `--require ${JSON.stringify(probeFile)}`,
      PROBE_PORT: String(port),
      ...(clock !== undefined && { PROBE_CLOCK: String(clock) }),
    },
    async heldBytes() {
      await (await fetch(`${url}/memory`)).json();
      const { heapUsed, arrayBuffers } = (await (await fetch(`${url}/memory`)).json()) as NodeJS.MemoryUsage;
      return heapUsed + arrayBuffers;
    },
    async heldStreams() {
      return (await fetch(`${url}/streams`)).json() as Promise<number>;
    },
    async passTime(seconds) {
      await fetch(`${url}/clock?ms=${seconds * 1000}`);
    },
    async stopClock(at) {
      await fetch(`${url}/clock?at=${at}`);
    },
  };
}
