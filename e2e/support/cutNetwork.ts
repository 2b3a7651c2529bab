import type { Page } from '@playwright/test';
import type { LossyProxy } from './lossyProxy.ts';

/**
 * Cuts the network of a page, and returns a function that restores it. The proxy really breaks every connection, also
 * those of the service worker. `navigator.onLine` is emulated in each document: Playwright's `setOffline` emulates
 * both, and Chromium 143 loses it at a navigation.
 */
export async function cutNetwork(page: Page, proxy: LossyProxy): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  const tellBrowser = (offline: boolean) =>
    cdp.send('Network.overrideNetworkState', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  const tellAgain = () => void tellBrowser(true).catch(() => undefined); // the page may be closing
  proxy.goOffline();
  page.on('framenavigated', tellAgain);
  await tellBrowser(true);
  return async () => {
    page.off('framenavigated', tellAgain);
    proxy.goOnline();
    await tellBrowser(false);
    await cdp.detach();
  };
}
