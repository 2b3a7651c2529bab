import { phone } from './browsers.mjs';
import { recordedInPage, recordInPage } from './recorder.mjs';

/** Lighthouse's slow 4G as a throttled connection, and a processor four times slower than this machine. */
const link = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024 * 0.9) / 8,
  uploadThroughput: (675 * 1024 * 0.9) / 8,
};
export const slowDown = 4;
/** The page is idle when it fetched and blocked nothing for this long. */
const restMs = 1500;

/** @typedef {Record<'fcp' | 'lcp' | 'blocking' | 'cls' | 'requests' | 'scriptKb' | 'hydrated', number>} Visit */

/**
 * A first visit over a slow link on a slow phone.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {import('./browsers.mjs').State} storageState of the visitor's browser
 * @returns {Promise<Visit>}
 */
export async function visit(browser, url, storageState) {
  const context = await browser.newContext({ ...phone, storageState });
  const page = await context.newPage();
  await page.addInitScript(recordInPage);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', link);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });

  const [scripts, urls] = [new Set(), new Set()];
  let [scriptBytes, lastChange] = [0, Date.now()];
  session.on('Network.requestWillBeSent', ({ request }) => {
    urls.add(request.url);
    lastChange = Date.now();
  });
  // By name: the page's loader fetches its scripts, and then imports them from the cache.
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (new URL(response.url).pathname.endsWith('.js')) scripts.add(requestId);
  });
  // Compressed body bytes, without headers.
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  session.on('Network.loadingFinished', () => {
    lastChange = Date.now();
  });
  await page.goto(url, { waitUntil: 'load' });
  while (Date.now() - lastChange < restMs) await page.waitForTimeout(restMs / 5);

  const recorded = await page.evaluate(recordedInPage);
  await context.close();
  return { ...recorded, requests: urls.size, scriptKb: scriptBytes / 1000 };
}
