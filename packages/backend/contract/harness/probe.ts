import { fileURLToPath } from 'node:url';
import { freePort } from './freePort.ts';

/** What `serverProbe.cjs` offers inside a server. */
export type Probe = {
  /** The environment of the server. */
  readonly env: Readonly<Record<string, string>>;
  /** Bytes that the server's JavaScript holds after a forced garbage collection. */
  readonly heldBytes: () => Promise<number>;
  /** Moves the clock of the embedded database ahead. */
  readonly passTime: (seconds: number) => Promise<void>;
};

const probeFile = fileURLToPath(new URL('./serverProbe.cjs', import.meta.url));

export async function openProbe(): Promise<Probe> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  return {
    env: { NODE_OPTIONS: `--require ${JSON.stringify(probeFile)}`, PROBE_PORT: String(port) },
    async heldBytes() {
      await (await fetch(`${url}/memory`)).json();
      const { heapUsed, arrayBuffers } = (await (await fetch(`${url}/memory`)).json()) as NodeJS.MemoryUsage;
      return heapUsed + arrayBuffers;
    },
    async passTime(seconds) {
      await fetch(`${url}/clock?ms=${seconds * 1000}`);
    },
  };
}
