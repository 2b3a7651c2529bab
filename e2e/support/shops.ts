import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../packages/backend/blackbox/harness/freePort.ts';

export type Shop = {
  readonly port: string;
  readonly authPort: string;
  readonly dataDir: string;
};

/**
 * One for each worker: a test changes prices and orders, which must not affect a parallel one.
 * Every worker loads this file again: the chosen ports are kept in the environment.
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
