import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../packages/backend/contract/harness/freePort.ts';
import type { Server } from '../../packages/backend/contract/harness/server.ts';
import { type LossyProxy, openLossyProxy } from '../support/lossyProxy.ts';
import type { Driver, Engine } from './drivers/driver.ts';
import { type BrowserNetwork, openBrowserNetwork } from './network/browserNetwork.ts';
import { type Person, personAt } from './person.ts';

/** A separate browser at the shop, over a network that can fail. */
export type Visit = {
  readonly shop: Server;
  readonly proxy: LossyProxy;
  readonly network: BrowserNetwork;
  readonly browser: Driver;
  readonly person: Person;
  /** For the person's files. */
  readonly folder: string;
  /** Saves a screenshot, when screenshots are wanted. */
  readonly look: (screen: string) => Promise<void>;
  /** Ends the step: this browser does not support it. */
  readonly skip: (reason: string) => void;
  /** Loses the network like a phone: connections break, and the browser goes offline. */
  readonly goOffline: () => void;
  readonly goOnline: () => void;
  readonly close: () => Promise<void>;
};

const portOf = (url: string) => Number(new URL(url).port);

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
    const port = await freePort();
    const served = [portOf(proxy.url), portOf(shop.authUrl)];
    const network = await openBrowserNetwork(folder, { served, driver: port });
    undo.push(network.close);
    const profile = mkdtempSync(join(folder, 'profile-'));
    const browser = await engine.start({ port, folder: profile, prefix: network.prefix });
    undo.push(browser.close);
    return {
      shop,
      proxy,
      network,
      browser,
      person: personAt(browser, proxy.url),
      folder,
      look: async () => undefined,
      skip: () => undefined,
      goOffline() {
        network.setLink(false);
        proxy.goOffline();
      },
      goOnline() {
        proxy.goOnline();
        network.setLink(true);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
