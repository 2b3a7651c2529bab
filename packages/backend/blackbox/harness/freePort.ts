import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** Ports of this process: a program that starts slowly has not taken its own yet. */
const given = new Set<number>();

/** A free port, below the ephemeral range, so that no outgoing connection takes it first. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    if (given.has(port)) continue;
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    given.add(port);
    return port;
  }
}
