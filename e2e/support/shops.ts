import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A server with its database and its sign-in emulator. */
export type Shop = {
  readonly port: string;
  readonly authPort: string;
  readonly dataDir: string;
};

/**
 * One for each worker: a journey changes prices and orders, and another one beside it may not see that.
 * Every worker loads this file again: what was chosen once is kept in the environment.
 */
export async function openShops(count: number): Promise<readonly Shop[]> {
  const chosen = process.env.E2E_SHOPS;
  if (chosen !== undefined) return JSON.parse(chosen);
  const shops = await Promise.all(Array.from({ length: count }, aShop));
  process.env.E2E_SHOPS = JSON.stringify(shops);
  process.once('exit', () => {
    for (const { dataDir } of shops) rmSync(dataDir, { recursive: true, force: true });
  });
  return shops;
}

const aShop = async (): Promise<Shop> => ({
  port: await freePort(),
  authPort: await freePort(),
  dataDir: mkdtempSync(join(tmpdir(), 'crepas-e2e-')),
});

/** Below the range that outgoing connections take theirs from: nobody grabs it before the server listens. */
async function freePort(): Promise<string> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    probe.close();
    if (isFree) return String(port);
  }
}
