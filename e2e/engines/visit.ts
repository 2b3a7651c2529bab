import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../packages/backend/blackbox/harness/freePort.ts';
import type { Server } from '../../packages/backend/blackbox/harness/server.ts';
import { type LossyProxy, openLossyProxy } from '../support/lossyProxy.ts';
import type { Driver, Engine } from './drivers/driver.ts';
import { type Person, personAt } from './person.ts';

export type Visit = {
  readonly shop: Server;
  readonly proxy: LossyProxy;
  readonly browser: Driver;
  readonly person: Person;
  readonly folder: string;
  /** Saves a screenshot, when screenshots are wanted. */
  readonly look: (screen: string) => Promise<void>;
  readonly close: () => Promise<void>;
};

export async function openVisit(engine: Engine, shop: Server): Promise<Visit> {
  const undo: (() => unknown)[] = [];
  const close = async () => {
    for (const step of undo.toReversed()) await step();
  };
  try {
    const folder = mkdtempSync(join(tmpdir(), 'crepas-engine-'));
    undo.push(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }));
    const proxy = await openLossyProxy(shop.url);
    undo.push(proxy.close);
    const profile = mkdtempSync(join(folder, 'profile-'));
    const browser = await engine.start({ port: await freePort(), folder: profile });
    undo.push(browser.close);
    return {
      shop,
      proxy,
      browser,
      person: personAt(browser, proxy.url),
      folder,
      look: async () => undefined,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
