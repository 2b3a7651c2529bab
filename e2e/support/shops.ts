import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../packages/backend/contract/harness/freePort.ts';

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
  port: String(await freePort()),
  authPort: String(await freePort()),
  dataDir: mkdtempSync(join(tmpdir(), 'crepas-e2e-')),
});
